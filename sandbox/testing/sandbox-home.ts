import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { inject } from 'vitest';
import { sandboxTemplate } from './sandbox-template';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}

/** The environment of one test sandbox: its own database and folder, and free ports. */
export interface SandboxHome {
  readonly databaseUrl: string;
  /** The settings of a sandbox in this environment. */
  readonly variables: Readonly<Record<string, string>>;
  remove(): Promise<void>;
}

export async function createSandboxHome(): Promise<SandboxHome> {
  const name = `test_${process.pid}_sandbox_${Math.random().toString(36).slice(2)}`;
  const url = new URL(inject('postgresUrl'));
  await maintain(async (sql) => {
    const template = await sandboxTemplate(sql, url.href);
    await sql`create database ${sql(name)} template ${sql(template)}`;
  });
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
      await maintain((sql) => sql`drop database ${sql(name)} with (force)`);
    },
  };
}

async function maintain(work: (sql: postgres.Sql) => Promise<unknown>): Promise<void> {
  const sql = postgres(inject('postgresUrl'), { max: 1, onnotice: () => {} });
  try {
    await work(sql);
  } finally {
    await sql.end();
  }
}
