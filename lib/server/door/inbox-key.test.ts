import { describe, expect, test } from 'vitest';
import { callbackKey, cardCallbackKey } from '@/lib/server/inbox/callback-url';
import { officeForTests } from '@/lib/server/testing/office-for-tests';

const office = officeForTests();

const transaction = (callbackUrl: string) => ({
  id: 'SVTX0001',
  status: 'COMPLETED',
  type: 'DEPOSIT',
  amount: 10,
  callbackUrl,
  createdAt: '2026-11-27T12:00:00.000Z',
});

const delivery = (url: string) => ({
  id: 'cb1',
  url,
  status: 422,
  transactionId: 'SVTX0001',
  createdAt: '2026-11-27T12:00:00.000Z',
  body: { ...transaction(url), note: `told at ${url}` },
  responseBody: `{"path":"${url}"}`,
  responseHeaders: { location: url },
  responseTime: 12,
});

/** The key of our inbox is a secret: who knows it can tell us of payments that never were. */
describe('the key of our inbox', () => {
  const ours = () => {
    const key = callbackKey(office.services().environment);
    return { key, url: `http://localhost:3000/api/callbacks/${key}` };
  };

  test.each([
    ['/user/transactions', (url: string) => ({ data: [transaction(url)], hasNextPage: false })],
    ['/user/transactions/SVTX0001', transaction],
    ['/user/callbacks', (url: string) => ({ data: [delivery(url)], hasNextPage: false })],
    ['/user/callbacks/cb1', delivery],
    ['/user/webhooks', (url: string) => ({ webhooks: [{ id: 'wh1', url, active: true, events: [], hasSecret: true }] })],
  ])('is in no answer of %s, wherever the service repeats it', async (path, body) => {
    const { key, url } = ours();
    office.service().answer(body(url));
    const answer = await office.send('GET', path, { at: 'payments', as: await office.person('developer') });
    expect(answer.status).toBe(200);
    expect(answer.text).not.toContain(key);
    expect(answer.text).toContain('/api/callbacks/***');
  });

  test('nor is the one by which the card interface tells us', async () => {
    const key = cardCallbackKey(office.services().environment);
    office.service().answer(transaction(`http://localhost:3000/api/callbacks/card/${key}`));
    const answer = await office.send('GET', '/user/transactions/SVTX0001', { at: 'payments', as: await office.person('developer') });
    expect(answer.text).not.toContain(key);
    expect(answer.text).toContain('/api/callbacks/card/***');
  });

  test('is put back where an address that hides it is a filter', async () => {
    const { url } = ours();
    office.service().answer({ data: [], hasNextPage: false });
    const shown = encodeURIComponent('http://localhost:3000/api/callbacks/***');
    await office.send('GET', `/user/callbacks?url=${shown}`, { at: 'payments', as: await office.person('developer') });
    const [request] = office.service().received;
    expect(new URL(request?.url ?? '', 'http://service').searchParams.get('url')).toBe(url);
  });
});
