import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '@/lib/contracts/endpoint';
import { roles } from '@/lib/contracts/office/permission';
import { transactions } from '@/lib/contracts/pix/payments/transactions';
import { ProblemError } from '@/lib/contracts/problem/problem';
import { parseBody, parseQuery } from '@/lib/server/request/parse';
import { readForm } from '@/lib/server/request/read-form';

type Accepts = NonNullable<Endpoint['accepts']>;

const pairs = (count: number) => Array.from({ length: count }, (_, at) => [`k${at}`, '1'] as const);
const boundary = 'xxxx';
const part = (name: string) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n1\r\n`;
const form = (count: number) =>
  `${pairs(count)
    .map(([name]) => part(name))
    .join('')}--${boundary}--\r\n`;
const formType = `multipart/form-data; boundary=${boundary}`;

/** For each kind of body, a request with the given number of fields. */
const requests: Record<Accepts, (count: number) => { type: string; body: string }> = {
  json: (count) => ({ type: 'application/json', body: JSON.stringify(Object.fromEntries(pairs(count))) }),
  multipart: (count) => ({ type: formType, body: form(count) }),
};

const shape = z.strictObject({ file: z.file(), version: z.string() });
const isRefusal = (error: unknown) => {
  if (!(error instanceof ProblemError)) throw error;
  return error.problem;
};
const send = (accepts: Accepts, count: number) => {
  const { type, body } = requests[accepts](count);
  const request = new Request('http://localhost/', { method: 'POST', body, headers: { 'content-type': type } });
  return parseBody(request, { accepts }, shape).then(() => null, isRefusal);
};

/** What this process has computed, in milliseconds: what else runs on the machine takes turns with it and does not count. */
function computed(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** The fastest of several runs, in milliseconds, for one size and for twice that size. */
async function quickest(read: (count: number) => Promise<unknown>, count: number): Promise<{ once: number; twice: number }> {
  const best = { once: Number.POSITIVE_INFINITY, twice: Number.POSITIVE_INFINITY };
  for (let tries = 0; tries < 8; tries += 1) {
    for (const [size, of] of [
      ['once', count],
      ['twice', 2 * count],
    ] as const) {
      const began = computed();
      for (let reads = 0; reads < 3; reads += 1) await read(of);
      best[size] = Math.min(best[size], computed() - began);
    }
  }
  return best;
}

/** Below this many milliseconds the clock says nothing about growth. */
const noise = 10;

test.each<[string, number, (count: number) => Promise<unknown>]>([
  ['a query', 5_000, async (count) => query(count)],
  ['json', 2_000, (count) => send('json', count)],
  ['multipart', 5_000, (count) => send('multipart', count)],
  ['a form of any number of parts', 2_000, (count) => readForm(Buffer.from(form(count)), formType, Number.POSITIVE_INFINITY)],
])('%s of twice as many fields takes about twice as long', async (_, count, read) => {
  const { once, twice } = await quickest(read, count);
  expect(twice).toBeLessThan(3 * once + noise);
});

const keys = { appUrl: 'http://localhost:3000', sealKey: 's'.repeat(32), sealKeysOld: [] };
const query = (count: number) => {
  try {
    return parseQuery(transactions.list, new URLSearchParams(pairs(count).map(([name, value]) => [name, value])), keys, {
      permissions: roles.finance,
    });
  } catch (error) {
    return isRefusal(error);
  }
};

test('at most fifty invalid fields are named, in a query and in a body', async () => {
  expect(query(1_000)).toMatchObject({ errorCode: 'SVB400', details: { length: 50 } });
  expect(await send('json', 1_000)).toMatchObject({ errorCode: 'SVB400', details: { length: 50 } });
});

test('a form with more parts than its fields and five files is refused before any is parsed', async () => {
  expect(await send('multipart', 7)).toMatchObject({ errorCode: 'SVB400' });
  expect(await send('multipart', 8)).toMatchObject({ errorCode: 'SVB413' });
});

test.each(['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/form-data; boundary="a'])(
  'a form without a readable boundary is refused: %s',
  async (type) => {
    const request = new Request('http://localhost/', { method: 'POST', body: form(1), headers: { 'content-type': type } });
    expect(await parseBody(request, { accepts: 'multipart' }, shape).catch(isRefusal)).toMatchObject({ errorCode: 'SVB400' });
  },
);
