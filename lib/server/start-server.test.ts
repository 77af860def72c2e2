import { execFile } from 'node:child_process';
import { expect, test } from 'vitest';
import { openDatabase } from '@/lib/server/database/database';
import { createStaff } from '@/lib/server/staff/create-staff';
import { testDatabase } from '@/lib/server/testing/database';
import { secretsForTests } from '@/lib/server/testing/secrets-for-tests';

/** Starts the server as Next does, in a separate process, and returns how it ended. */
function start(settings: Readonly<Record<string, string>>): Promise<{ code: number | null; output: string }> {
  const program = "import { startServer } from './lib/server/start-server.ts'; await startServer();";
  const args = ['--conditions=react-server', '--import', 'tsx', '--input-type=module', '-e', program];
  const { PATH = '' } = process.env;
  return new Promise((resolve) => {
    const env = { PATH, NODE_ENV: 'production' as const, ...settings };
    const child = execFile(process.execPath, args, { env }, (_error, _stdout, stderr) => resolve({ code: child.exitCode, output: stderr }));
  });
}

const service = { APP_URL: 'http://localhost:3000', PAYMENTS_URL: 'http://127.0.0.1:9/v1', PAYMENTS_TOKEN: 'token' };

test('a process with invalid settings exits and names all of them, whichever part reads them', async () => {
  const { code, output } = await start({ ...service, ...secretsForTests, LOG_LEVEL: 'canary', SESSION_IDLE_MINUTES: 'canary' });
  expect(code).toBe(1);
  for (const name of ['DATABASE_URL is missing', 'LOG_LEVEL is wrong', 'SESSION_IDLE_MINUTES is wrong']) expect(output).toContain(name);
  expect(output).not.toContain('canary');
});

test('a process whose files of the card interface cannot be used exits and names each of them, and no path', async () => {
  const card = { CARD_URL: 'https://cards.example/v1', CARD_CLIENT_ID: 'c', CARD_CLIENT_SECRET: 's' };
  const files = { CARD_CERT_FILE: '/canary/cert', CARD_KEY_FILE: 'package.json', CARD_CA_FILE: '/canary/ca' };
  const { code, output } = await start({ ...service, ...secretsForTests, ...card, ...files, DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c' });
  expect(code).toBe(1);
  for (const name of Object.keys(files)) expect(output).toContain(`${name} is wrong: it cannot be read as a `);
  expect(output).not.toContain('canary');
});

test('a process whose database is out of reach exits with one sentence', async () => {
  const { code, output } = await start({ ...service, ...secretsForTests, DATABASE_URL: 'postgres://a:canary@127.0.0.1:1/c' });
  expect(code).toBe(1);
  expect(output).toMatch(/^DATABASE_URL is wrong: nothing listens there; .*\n$/);
  expect(output).not.toContain('canary');
});

test('a process with the real account exits while someone of the demonstration may sign in', async () => {
  const database = await testDatabase();
  const { db, close } = openDatabase(database.url, { max: 1 });
  try {
    await createStaff(db, { name: 'Ana', email: 'admin@demo.example', role: 'admin', active: true });
    const { code, output } = await start({ ...service, ...secretsForTests, DATABASE_URL: database.url });
    expect(code).toBe(1);
    expect(output).toContain('npm run staff -- deactivate --email admin@demo.example');
  } finally {
    await close();
    await database.close();
  }
});
