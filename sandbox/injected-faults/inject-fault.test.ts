import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { shapes } from '@/lib/contracts/shapes';
import { sandboxForTests, signedBy } from '@/sandbox/testing/sandbox-for-tests';
import type { InjectedCallFaultCommand } from './injected-fault';

const sandbox = sandboxForTests();
const token = 'sandbox-faulty';
const endpoint = 'transactions.list';

const call = () => sandbox().fetch('/user/transactions', { headers: signedBy(token), redirect: 'manual' });
const arm = (fault: InjectedCallFaultCommand) => sandbox().control.addFault({ ...fault, token, endpoint });

beforeEach(async () => {
  const { data } = await sandbox().control.storedTransactions({ token });
  if (data.length === 0) await sandbox().control.insertTransaction({ token, transaction: { amount: 12.5 } });
});

afterEach(() => sandbox().control.clearFaults());

test('a fault applies the given number of times to its token and endpoint only', async () => {
  await arm({ fault: 'status', code: 'SVF500', times: 2 });
  expect((await sandbox().get('/user', token)).status).toBe(200);
  expect((await sandbox().get('/user/transactions', 'sandbox-lucky')).status).toBe(200);
  expect([(await call()).status, (await call()).status, (await call()).status]).toEqual([424, 424, 200]);
  expect(await sandbox().control.faults()).toEqual({ data: [] });
});

test('a fault with an address applies to calls that contain it only', async () => {
  await sandbox().control.addFault({ fault: 'status', code: 'SVF500', token, endpoint, address: 'clientReference=odd-one' });
  expect((await sandbox().get('/user/transactions?clientReference=another', token)).status).toBe(200);
  expect((await sandbox().get('/user/transactions?clientReference=odd-one', token)).status).toBe(424);
});

test.each([
  ['SVF500', 424],
  ['SVG429', 429],
  ['SVF503', 503],
] as const)('%s carries the seconds to wait', async (code, status) => {
  await arm({ fault: 'status', code, retryAfterSeconds: 7 });
  const answer = await call();
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ errorCode: code, statusCode: status, retryAfterSeconds: 7 });
});

describe('the connection is lost', () => {
  test.each(['reset', 'drop-before', 'apply-then-drop'] as const)('%s', async (fault) => {
    await arm({ fault });
    await expect(call()).rejects.toThrow('fetch failed');
    expect((await call()).status).toBe(200);
  });
});

test('a delayed answer is the same answer', async () => {
  await arm({ fault: 'delay', milliseconds: 60 });
  const late = await (await call()).json();
  expect(late).toEqual(await (await call()).json());
});

test('a slow answer is complete', async () => {
  await arm({ fault: 'slow', milliseconds: 60 });
  const late = await (await call()).json();
  expect(late).toEqual(await (await call()).json());
});

test('html answers with an HTML page', async () => {
  await arm({ fault: 'html' });
  const answer = await call();
  expect(answer.status).toBe(502);
  expect(answer.headers.get('content-type')).toMatch('text/html');
  expect(await answer.text()).toMatch('<h1>');
});

test('empty answers without a body', async () => {
  await arm({ fault: 'empty' });
  const answer = await call();
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe('');
});

test('truncated cuts the JSON in half', async () => {
  await arm({ fault: 'truncated' });
  const answer = await call();
  expect(answer.ok).toBe(true);
  await expect(answer.json()).rejects.toThrow(SyntaxError);
});

test('unknown-enum replaces status and type', async () => {
  await arm({ fault: 'unknown-enum' });
  expect(await (await call()).json()).toMatchObject({ data: [{ status: 'NEVER_SEEN_STATUS', type: 'NEVER_SEEN_TYPE', amount: 12.5 }] });
});

test('a field is missing, at any depth', async () => {
  await arm({ fault: 'missing-field', field: 'amount' });
  const answer = await (await call()).json();
  expect(answer).toMatchObject({ data: [{ status: 'COMPLETED' }] });
  expect(answer.data[0]).not.toHaveProperty('amount');
});

test('a field is added', async () => {
  await arm({ fault: 'extra-field' });
  expect(await (await call()).json()).toMatchObject({ addedLater: {}, data: [{ addedLater: {}, amount: 12.5 }] });
});

test('forty megabytes', async () => {
  await arm({ fault: 'huge' });
  expect((await (await call()).text()).length).toBeGreaterThan(40 * 1024 * 1024);
});

test('redirect answers 302 to another host', async () => {
  await arm({ fault: 'redirect', location: 'http://127.0.0.1:9/trap' });
  const answer = await call();
  expect([answer.status, answer.headers.get('location')]).toEqual([302, 'http://127.0.0.1:9/trap']);
});

test('wrong-content-type declares JSON as text', async () => {
  await arm({ fault: 'wrong-content-type' });
  const answer = await call();
  expect(answer.headers.get('content-type')).toMatch('text/plain');
  expect(await answer.json()).toMatchObject({ data: [{ amount: 12.5 }] });
});

test('page-shift repeats the last row of a page on the next page', async () => {
  const shifted = 'sandbox-shifted';
  for (const minute of ['01', '02', '03', '04']) {
    await sandbox().control.insertTransaction({ token: shifted, transaction: { createdAt: `2026-05-05T12:${minute}:00.000Z` } });
  }
  const page = async (number: number) => {
    const { body } = await sandbox().get(`/user/transactions?limit=2&page=${number}`, shifted);
    return shapes['transactions.list'].wire.parse(body).data.map((one) => one.id);
  };
  const first = await page(1);
  await sandbox().control.addFault({ fault: 'page-shift', token: shifted, endpoint });
  const second = await page(2);
  expect(second[0]).toBe(first[1]);
  expect(await page(3)).toHaveLength(1);
});

test('an unknown fault is refused', async () => {
  const answer = await fetch(`${sandbox().origin}/control/faults`, { method: 'POST', body: JSON.stringify({ fault: 'plague' }) });
  expect(answer.status).toBe(400);
});
