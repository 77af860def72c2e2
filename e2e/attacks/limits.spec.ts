import { storeTransaction } from '@/e2e/support/store-transaction';
import { codeOf, expect, test } from './attack-test';
import { attackAs } from './person-attack';
import type { RawRequest } from './raw-request';

const post = (path: string, body: object): RawRequest => ({
  method: 'POST',
  path,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** What one person may do in ten minutes, as the browser tests are started. */
const maxAttempts = 60;

test('what tells whole documents ends for one person with 429 and the time to wait, and goes on for a colleague', async ({
  playwright,
  addPerson,
  attack,
}) => {
  const { id } = await storeTransaction({ payerDocument: '52998224725' });
  const filter = post('/api/office/document-tokens', { document: '52998224725', reason: 'abc' });
  const reveal = post('/api/office/reveals', { transactionId: id, field: 'payerDocument', reason: 'abc' });
  const send = await attackAs(playwright, await addPerson('support'));
  const answers = await Promise.all(Array.from({ length: maxAttempts + 20 }, () => send(filter)));
  const refused = [...answers.filter(({ status }) => status !== 200), await send(reveal)];
  // A few become free again while they run.
  expect(refused.length).toBeGreaterThan(10);
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(maxAttempts - 1);
  for (const answer of refused) {
    expect([answer.status, codeOf(answer)]).toEqual([429, 'SVB438']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  }
  expect((await attack('support', reveal)).status).toBe(200);
});
