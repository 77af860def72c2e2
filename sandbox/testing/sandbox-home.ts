import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}

/** What a sandbox of a test lives in: a database and a folder of its own, and any free port. */
export interface SandboxHome {
  readonly databaseUrl: string;
  /** The settings of a sandbox that lives there. */
  readonly variables: Readonly<Record<string, string>>;
  remove(): Promise<void>;
}

export async function createSandboxHome(): Promise<SandboxHome> {
  const name = `test_${process.pid}_sandbox_${Math.random().toString(36).slice(2)}`;
  const url = new URL(inject('postgresUrl'));
  await maintain(`create database ${name}`);
  url.pathname = `/${name}`;
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-certificates-'));
  return {
    databaseUrl: url.href,
    variables: {
      SANDBOX_PORT: '0',
      SANDBOX_CARD_PORT: '0',
      SANDBOX_CERTIFICATES: folder,
      SANDBOX_DATABASE_URL: url.href,
      SANDBOX_TRANSACTIONS: '0',
    },
    async remove() {
      await rm(folder, { recursive: true });
      await maintain(`drop database ${name} with (force)`);
    },
  };
}

async function maintain(statement: string): Promise<void> {
  const sql = postgres(inject('postgresUrl'), { max: 1, onnotice: () => {} });
  try {
    await sql.unsafe(statement);
  } finally {
    await sql.end();
  }
}
