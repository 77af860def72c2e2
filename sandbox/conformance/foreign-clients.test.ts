import { beforeAll, describe, expect, test } from 'vitest';
import { sandboxForTests } from '@/sandbox/testing/sandbox-for-tests';

// What clients written from the published descriptions send. They declare a content type only where they send a body.

type Sent = readonly [method: string, path: string, body?: Readonly<Record<string, unknown>>];

/** Sends a call as such a client does, and returns the status. */
async function send(origin: string, token: string, [method, path, body]: Sent, always: Readonly<Record<string, string>> = {}) {
  const answer = await fetch(`${origin}/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...always, ...(body ? { 'content-type': 'application/json' } : {}) },
    body: body && JSON.stringify(body),
  });
  const text = await answer.text();
  return { status: answer.status, text };
}

const day = '2026-01-01T00:00:00.000Z';
const until = '2030-01-01T00:00:00.000+0000';
const encoded = encodeURIComponent(until);

/** The calls of a client of the first published description, which declares JSON on every call. */
const firstCalls: readonly Sent[] = [
  ['GET', '/user'],
  ['GET', '/user/balance'],
  ['POST', '/pix', { amount: 10, clientReference: 'foreign-1' }],
  ['GET', '/pix?clientReference=foreign-1'],
  ['GET', '/pix/key?pixKey=maria@example.com'],
  ['POST', '/withdraw', { amount: 1, pixKey: 'maria@example.com', pixType: 'email' }],
  ['GET', '/user/transactions?page=1&limit=10&sortBy=createdAt&sortDirection=asc'],
  ['GET', '/user/transactions?id=unknown'],
  ['GET', '/user/callbacks?page=1&limit=10'],
  ['GET', '/user/infractions?page=1&limit=10'],
  ['POST', '/user/report', { dateFrom: day, dateTo: '2030-01-01T00:00:00.000Z' }],
  ['GET', '/user/report'],
];

/** Further calls of a client written for the last published description. */
const lastCalls: readonly Sent[] = [
  ...firstCalls,
  ['GET', '/user/transactions?method=PIX,INTERNAL_TRANSFER'],
  ['GET', `/user/transactions?dateFrom=${day}&dateTo=${encoded}`],
  ['GET', `/user/infractions?needsManualReview=true&sortBy=updatedAt&sortDirection=desc&createdAtFrom=${day}&createdAtTo=${encoded}`],
  ['GET', `/user/infractions?id=unknown&protocol=unknown&expiresAtFrom=${day}&reportedAtFrom=${day}&updatedAtFrom=${day}`],
  ['GET', `/user/report?createdAtFrom=${day}&updatedAtTo=${encoded}&sortBy=updatedAt&sortDirection=asc`],
  ['GET', `/user/bank-statements?createdAtFrom=${day}&createdAtTo=${encoded}`],
  ['GET', '/user/deposit-pending'],
  ['GET', '/user/webhooks'],
  ['GET', '/user/webhooks/sent/quantity?webhookId=unknown'],
];

describe.each([
  ['base', 'first', firstCalls, { 'content-type': 'application/json' }],
  ['later', 'last', lastCalls, {}],
  ['newest', 'last', lastCalls, {}],
] as const)('the set %s, for a client of the %s published description:', (set, _which, calls, always) => {
  const sandbox = sandboxForTests(set);
  const token = 'sandbox-foreign';
  beforeAll(() => sandbox().control.changeAccount(token, { available: 1_000 }));

  test.each(calls.map((sent) => [sent[0], sent[1], sent] as const))('%s %s completes', async (_method, _path, sent) => {
    const { status, text } = await send(sandbox().origin, token, sent, always);
    expect([status < 300, text]).toEqual([true, expect.anything()]);
  });
});
