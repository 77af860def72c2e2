import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import postgres from 'postgres';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ensureDatabase, startPostgres } from './postgres.mjs';

const settings = { fsync: 'off', shared_buffers: '16MB' };

let folder = '';
beforeEach(() => {
  folder = mkdtempSync('/tmp/postgres-');
  chmodSync(folder, 0o755);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** @param {string} url */
async function dataFolder(url) {
  const sql = postgres(url, { max: 1 });
  const [row] = await sql`select current_setting('data_directory') as folder`;
  await sql.end();
  return row?.folder;
}

test('what was written is there after a stop and a start; search knows upper and lower case of Portuguese', async () => {
  const first = await startPostgres({ dataDir: folder, settings });
  const url = await ensureDatabase(first.url, 'shop');
  const sql = postgres(url, { max: 1 });
  await sql`create table people (name text)`;
  await sql`insert into people values ('JOÃO')`;
  await sql.end();
  await first.stop();
  await first.exited();

  const second = await startPostgres({ dataDir: folder, settings });
  const again = postgres(await ensureDatabase(second.url, 'shop'), { max: 1 });
  expect(await again`select name from people where name ilike 'joão'`).toHaveLength(1);
  await again.end();
  await second.stop();
});

test('data of another major version is refused at the start, and stays beside the new where it is put aside', async () => {
  const first = await startPostgres({ dataDir: folder, settings });
  const cluster = await dataFolder(first.url);
  await first.stop();
  await first.exited();
  writeFileSync(join(cluster, 'PG_VERSION'), '17\n');
  await expect(startPostgres({ dataDir: folder, settings })).rejects.toThrow(`puts the folder aside as ${cluster}-17`);
  const second = await startPostgres({ dataDir: folder, settings, setAside: true });
  expect(readFileSync(join(`${cluster}-17`, 'PG_VERSION'), 'utf8')).toBe('17\n');
  expect(readFileSync(join(cluster, 'PG_VERSION'), 'utf8')).toMatch(/^1[89]/);
  await second.stop();
  await second.exited();
  const third = await startPostgres({ dataDir: folder, settings, setAside: true });
  expect(await dataFolder(third.url)).toBe(cluster);
  await third.stop();
});

test('a wrong password is refused', async () => {
  const server = await startPostgres({ dataDir: folder, settings });
  const url = new URL(server.url);
  url.password = 'guess';
  await expect(dataFolder(url.href)).rejects.toMatchObject({ code: '28P01' });
  await server.stop();
});

test('two starts at once share one server, and the last to leave stops it', async () => {
  const [one, other] = await Promise.all([startPostgres({ dataDir: folder, settings }), startPostgres({ dataDir: folder, settings })]);
  expect([one.adopted, other.adopted].sort()).toEqual([false, true]);
  expect(one.port).toBe(other.port);
  await one.stop();
  expect(await dataFolder(other.url)).toContain(folder);
  await other.stop();
  await expect(dataFolder(other.url)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

test('the server of a parent that was killed is adopted and then stopped', async () => {
  const child = fork(new URL('../testing/hold-postgres.mjs', import.meta.url), [folder], { execArgv: [] });
  const [port] = await once(child, 'message');
  child.kill('SIGKILL');
  await once(child, 'exit');

  const server = await startPostgres({ dataDir: folder, settings });
  expect(server).toMatchObject({ adopted: true, port });
  await server.stop();
  await server.exited();
});

test('a passing server ends with the parent that was killed, unless another one uses it', async () => {
  const hold = async () => {
    const child = fork(new URL('../testing/hold-postgres.mjs', import.meta.url), [folder, 'passing'], { execArgv: [] });
    const [port] = await once(child, 'message');
    return { port, kill: () => child.kill('SIGKILL') && once(child, 'exit') };
  };
  const one = await hold();
  const other = await startPostgres({ dataDir: folder, settings, passing: true });
  expect(other.port).toBe(one.port);
  await one.kill();
  const last = await hold();
  expect(await dataFolder(other.url)).toContain(folder);
  await other.stop();
  expect(await dataFolder(other.url)).toContain(folder);
  await last.kill();
  await other.exited();
  await expect(dataFolder(other.url)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

test('the number of a dead server that now belongs to another program does not block the start', async () => {
  const first = await startPostgres({ dataDir: folder, settings });
  const cluster = await dataFolder(first.url);
  const file = join(cluster, 'postmaster.pid');
  const lines = readFileSync(file, 'utf8').split('\n');
  await first.stop();
  writeFileSync(file, [process.pid, ...lines.slice(1)].join('\n'));

  const second = await startPostgres({ dataDir: folder, settings });
  expect(second.adopted).toBe(false);
  await second.stop();
});

test('it runs below a folder that only its owner may enter, also for root, who starts it as somebody else', async () => {
  chmodSync(folder, 0o700);
  const dataDir = join(folder, 'inner');
  const first = await startPostgres({ dataDir, settings });
  const place = await dataFolder(first.url);
  await first.stop();
  const second = await startPostgres({ dataDir, settings });
  expect(await dataFolder(second.url)).toBe(place);
  await second.stop();
  rmSync(dirname(place), { recursive: true });
});

test('a setting the server does not know is reported with the server’s own message', async () => {
  await expect(startPostgres({ dataDir: folder, settings: { no_such_setting: '1' } })).rejects.toThrow('no_such_setting');
});
