import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, inject } from 'vitest';
import { type ControlClient, controlClient } from '@/sandbox/control-client';
import { readEnvironment } from '@/sandbox/environment';
import { openSandbox, type Sandbox } from '@/sandbox/open-sandbox';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** A whole sandbox for the tests of one file, on a free port and a database of its own. */
export interface TestSandbox {
  readonly control: ControlClient;
  readonly origin: string;
  /** Where everything is kept, to look for what must not be there. */
  readonly databaseUrl: string;
  /** Calls `/v1` as the document says, with the given token. */
  get(path: string, token?: string): Promise<Answer>;
  /** The same with any method, and a body where there is one. */
  send(method: string, path: string, token: string, body?: unknown): Promise<Answer>;
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

export function sandboxForTests(): () => TestSandbox {
  let sandbox: Sandbox;
  let folder: string;
  let databaseUrl: string;
  const name = `test_${process.pid}_sandbox_${Math.random().toString(36).slice(2)}`;

  beforeAll(async () => {
    const url = new URL(inject('postgresUrl'));
    await maintain(`create database ${name}`);
    url.pathname = `/${name}`;
    databaseUrl = url.href;
    folder = await mkdtemp(join(tmpdir(), 'sandbox-certificates-'));
    const variables = {
      SANDBOX_PORT: '0',
      SANDBOX_CARD_PORT: '0',
      SANDBOX_CERTIFICATES: folder,
      SANDBOX_DATABASE_URL: databaseUrl,
      SANDBOX_TRANSACTIONS: '0',
    };
    sandbox = await openSandbox(readEnvironment(variables), 'silent');
  });

  afterAll(async () => {
    await sandbox.close();
    await rm(folder, { recursive: true });
    await maintain(`drop database ${name} with (force)`);
  });

  return () => ({
    origin: sandbox.origin,
    databaseUrl,
    control: controlClient(sandbox.origin),
    fetch: (path, init) => fetch(`${sandbox.origin}/v1${path}`, init),
    async get(path, token = 'sandbox') {
      const answer = await fetch(`${sandbox.origin}/v1${path}`, { headers: signedBy(token) });
      return { status: answer.status, body: await answer.json() };
    },
    async send(method, path, token, body) {
      const init = { method, headers: signedBy(token), ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
      const answer = await fetch(`${sandbox.origin}/v1${path}`, init);
      const text = await answer.text();
      return { status: answer.status, body: text === '' ? null : JSON.parse(text) };
    },
  });
}

/** The headers every call carries (interface: Endpoints). */
export function signedBy(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
}

async function maintain(statement: string): Promise<void> {
  const sql = postgres(inject('postgresUrl'), { max: 1, onnotice: () => {} });
  try {
    await sql.unsafe(statement);
  } finally {
    await sql.end();
  }
}
