import { setTimeout as wait } from 'node:timers/promises';
import type { BodyOf } from '@/lib/contracts/shapes';
import { serviceZone } from '@/lib/format/zone';
import { memoryOf, watchMemory } from './memory-of';
import { printTable } from './table';

interface Settings {
  readonly appUrl: string;
  readonly appPid: string;
  readonly sandboxUrl: string;
  readonly cookie: string;
  readonly transactions: string;
}

const from = '2000-01-01T03:00:00.000Z';
const megabyte = 1024 * 1024;

/** Compares an export of all transactions with a loop that only reads the same pages from the service. */
export async function exportFigures({ appUrl, appPid, sandboxUrl, cookie, transactions }: Settings): Promise<void> {
  const until = new Date().toISOString();
  const bare = await bareLoop(sandboxUrl, until);
  const idle = memoryOf(appPid);
  const memory = watchMemory(appPid);
  const file = await runExport(appUrl, cookie, until);
  const peak = memory.stop();
  const downloaded = await download(appUrl, cookie, file.id);
  if (file.rows !== bare.rows || downloaded.rows !== bare.rows)
    throw new Error(`${bare.rows} rows were read, ${file.rows} runExport and ${downloaded.rows} downloaded`);
  const speed = (rows: number, seconds: number) => Math.round(rows / seconds);
  printTable(
    `Export of all of ${transactions} transactions`,
    ['way', 'rows', 'seconds', 'rows/s', 'of the bare loop'],
    [
      ['bare loop over the same pages', String(bare.rows), bare.seconds, speed(bare.rows, bare.seconds), ''],
      ['export, from asking to ready', String(file.rows), file.seconds, speed(file.rows, file.seconds), bare.seconds / file.seconds],
      ['download of the file', String(downloaded.rows), downloaded.seconds, speed(downloaded.rows, downloaded.seconds), ''],
    ],
  );
  if (idle !== null && peak !== null)
    process.stdout.write(
      `\nMemory of the app: ${(idle / megabyte).toFixed(0)} MB before, ${(peak / megabyte).toFixed(0)} MB at peak while it runExport; ` +
        `${((peak - idle) / megabyte).toFixed(0)} MB above.\n`,
    );
}

async function bareLoop(sandboxUrl: string, until: string): Promise<{ rows: number; seconds: number }> {
  const headers = { authorization: 'Bearer sandbox', 'content-type': 'application/json' };
  const began = performance.now();
  let seen = new Set<string>();
  let rows = 0;
  let dateTo = until;
  for (let page = 1; ; ) {
    const query = new URLSearchParams({ dateFrom: from, dateTo, page: String(page), limit: '100' });
    const answer = await fetch(`${sandboxUrl}/v1/user/transactions?${query}`, { headers });
    // The sandbox's answer has the format of the document.
    const { data, hasNextPage } = (await answer.json()) as { data: { id: string; createdAt: string }[]; hasNextPage: boolean };
    const fresh = data.filter(({ id }) => !seen.has(id));
    rows += fresh.length;
    const last = data.at(-1);
    if (!hasNextPage || !last) return { rows, seconds: (performance.now() - began) / 1000 };
    const next = new Date(Date.parse(last.createdAt) + 1).toISOString();
    page = next < dateTo ? 1 : page + 1;
    dateTo = next;
    seen = new Set(data.map(({ id }) => id));
  }
}

interface ExportRow {
  readonly id: string;
  readonly state: string;
  readonly rows: number;
}

async function runExport(appUrl: string, cookie: string, until: string): Promise<ExportRow & { seconds: number }> {
  const headers = { cookie, origin: appUrl, 'sec-fetch-site': 'same-origin', 'x-balcao': '1', 'content-type': 'application/json' };
  const search = `dateFrom=${from}&dateTo=${until}`;
  const order: BodyOf<'exports.create'> = {
    list: 'transactions',
    form: 'sheet',
    locale: 'pt-BR',
    zone: serviceZone,
    search,
    columns: ['createdAt', 'type', 'party', 'clientReference', 'endToEndId', 'status', 'amount'],
    filters: [],
  };
  const began = performance.now();
  const created = await fetch(`${appUrl}/api/office/exports`, { method: 'POST', headers, body: JSON.stringify(order) });
  // Our own answer, whose format the contract defines.
  const { id } = (await created.json()) as ExportRow;
  for (;;) {
    await wait(250);
    const answer = await fetch(`${appUrl}/api/office/exports`, { headers });
    // As above.
    const { items } = (await answer.json()) as { items: ExportRow[] };
    const item = items.find((row) => row.id === id);
    if (item?.state === 'ready') return { ...item, seconds: (performance.now() - began) / 1000 };
    if (item?.state !== 'waiting' && item?.state !== 'running') throw new Error(`the export is ${item?.state}`);
  }
}

async function download(appUrl: string, cookie: string, id: string): Promise<{ rows: number; seconds: number }> {
  const began = performance.now();
  const answer = await fetch(`${appUrl}/api/office/exports/${id}/file`, { headers: { cookie } });
  const text = await answer.text();
  const lines = text.split('\r\n');
  const head = lines.indexOf('') + 1;
  return { rows: lines.slice(head + 1).filter(Boolean).length, seconds: (performance.now() - began) / 1000 };
}
