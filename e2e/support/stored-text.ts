import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import postgres from 'postgres';
import { databaseOwnerUrl, dataDir } from './stack';

/** A place where a browser may store a text: how to read it, and how to put one there, which proves that the search would find it. */
interface Place {
  readonly name: string;
  /** Returns the texts that it contains. */
  readonly find: (texts: readonly string[]) => Promise<string[]>;
  /** Returns a function that removes it again. */
  readonly plant: (text: string) => Promise<() => Promise<unknown>>;
}

/** Every place on the machine and in a browser where the product, or a program it uses, could store what somebody typed. */
export function placesOf(page: Page): readonly Place[] {
  return [tables(), files('.data', dataDir()), files('.next', '.next'), ...browserPlaces(page)];
}

/** All tables of all databases of the server, the sandbox's among them: the audit, the operations, the inbox and every other one. */
function tables(): Place {
  return {
    name: 'tables',
    async find(texts) {
      const found = await Promise.all((await databases()).map((url) => within(url, (sql) => findInTables(sql, texts))));
      return texts.filter((text) => found.flat().some((one) => one.text === text));
    },
    async plant(text) {
      const table = `planted_${randomUUID().replaceAll('-', '')}`;
      await within(databaseOwnerUrl(), (sql) => sql`select ${Buffer.from(text)}::bytea as kept into ${sql(table)}`);
      return () => within(databaseOwnerUrl(), (sql) => sql`drop table ${sql(table)}`);
    },
  };
}

/** A text and the table it stands in. */
interface Found {
  readonly table: string;
  readonly text: string;
}

/** Which of the texts stand in which table of the product's own database. */
export const findInOwnTables = (texts: readonly string[]) => within(databaseOwnerUrl(), (sql) => findInTables(sql, texts));

async function findInTables(sql: postgres.Sql, texts: readonly string[]): Promise<Found[]> {
  const names = await sql<{ name: string }[]>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`;
  const found: Found[] = [];
  for (const { name } of names) {
    // Bytes are written out as hexadecimal digits.
    const rows = await sql<{ text: string }[]>`
      select sought.it as text from unnest(${texts}::text[]) as sought(it) where exists (
        select from ${sql.unsafe(name)} as kept
        where strpos(kept::text, sought.it) > 0 or strpos(kept::text, encode(convert_to(sought.it, 'UTF8'), 'hex')) > 0)`;
    found.push(...rows.map(({ text }) => ({ table: name, text })));
  }
  return found;
}

async function databases(): Promise<string[]> {
  const rows = await within(
    databaseOwnerUrl(),
    (sql) => sql<{ name: string }[]>`select datname as name from pg_database where not datistemplate and datname like 'balcao%'`,
  );
  return rows.map(({ name }) => Object.assign(new URL(databaseOwnerUrl()), { pathname: `/${name}` }).href);
}

async function within<T>(url: string, work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}

/** Searches every file below a folder byte by byte: logs, database files and build output. */
function files(name: string, folder: string): Place {
  return {
    name,
    async find(texts) {
      const found = new Set<string>();
      for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile()) continue;
        // The database may delete its files meanwhile.
        const bytes = await readFile(join(entry.parentPath, entry.name)).catch(() => Buffer.alloc(0));
        for (const text of texts) if (bytes.includes(text)) found.add(text);
      }
      return Array.from(found);
    },
    async plant(text) {
      const file = join(folder, `planted-${randomUUID()}.log`);
      await writeFile(file, text);
      return () => rm(file);
    },
  };
}

function browserPlaces(page: Page): Place[] {
  const place = (name: string, read: () => Promise<string>, plant: (text: string) => Promise<unknown>, remove: () => Promise<unknown>) => ({
    name,
    find: async (texts: readonly string[]) => {
      const stored = await read();
      return texts.filter((text) => stored.includes(text));
    },
    plant: async (text: string) => {
      await plant(text);
      return remove;
    },
  });
  const storage = (name: 'localStorage' | 'sessionStorage') =>
    place(
      name,
      () => page.evaluate((kind) => JSON.stringify({ ...window[kind] }), name),
      (text) => page.evaluate(([kind, value]) => window[kind].setItem('planted', value), [name, text] as const),
      () => page.evaluate((kind) => window[kind].removeItem('planted'), name),
    );
  return [
    storage('localStorage'),
    storage('sessionStorage'),
    place(
      'IndexedDB',
      () => page.evaluate(readIndexedDb),
      (text) => page.evaluate(writeIndexedDb, text),
      () => page.evaluate(() => void indexedDB.deleteDatabase('planted')),
    ),
    place(
      'cookies',
      async () => JSON.stringify(await page.context().cookies()),
      (text) => page.context().addCookies([{ name: 'planted', value: text, url: page.url() }]),
      () => page.context().clearCookies({ name: 'planted' }),
    ),
    place(
      'history',
      () => page.evaluate(() => JSON.stringify([window.location.href, document.title, window.history.state])),
      (text) => page.evaluate((value) => window.history.pushState({ planted: value }, ''), text),
      () => page.evaluate(() => window.history.back()),
    ),
  ];
}

async function readIndexedDb(): Promise<string> {
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const stored: unknown[] = [];
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await done(indexedDB.open(name));
    for (const store of database.objectStoreNames) stored.push(await done(database.transaction(store).objectStore(store).getAll()));
    database.close();
  }
  return JSON.stringify(stored);
}

async function writeIndexedDb(text: string): Promise<void> {
  await new Promise<void>((resolve) => {
    const opening = indexedDB.open('planted');
    opening.onupgradeneeded = () => opening.result.createObjectStore('planted').put(text, 'planted');
    opening.onsuccess = () => {
      opening.result.close();
      resolve();
    };
  });
}
