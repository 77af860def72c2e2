import { describe, expect, test } from 'vitest';
import { cardInboxSecret, inboxSecret } from '@/lib/server/callback-address/callback-url';
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

/** Whoever knows the inbox secret can send forged callbacks. */
describe('the inbox secret', () => {
  const ours = () => {
    const key = inboxSecret(office.services().environment);
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

  test('of card postbacks is in no answer either', async () => {
    const key = cardInboxSecret(office.services().environment);
    office.service().answer(transaction(`http://localhost:3000/api/callbacks/card/${key}`));
    const answer = await office.send('GET', '/user/transactions/SVTX0001', { at: 'payments', as: await office.person('developer') });
    expect(answer.text).not.toContain(key);
    expect(answer.text).toContain('/api/callbacks/card/***');
  });

  test('is put back into a filter by the masked inbox address', async () => {
    const { url } = ours();
    office.service().answer({ data: [], hasNextPage: false });
    const shown = encodeURIComponent('http://localhost:3000/api/callbacks/***');
    await office.send('GET', `/user/callbacks?url=${shown}`, { at: 'payments', as: await office.person('developer') });
    const [request] = office.service().received;
    expect(new URL(request?.url ?? '', 'http://service').searchParams.get('url')).toBe(url);
  });

  const hidden = 'http://localhost:3000/api/callbacks/***';

  test.each([
    'https://evil.example/api/callbacks/***',
    'http://localhost:3000.evil.example/api/callbacks/***',
    'http://localhost:3000@evil.example/api/callbacks/***',
    'http://localhost:3001/api/callbacks/***',
    `${hidden}?x`,
    `${hidden}/..`,
    `veja ${hidden}`,
  ])('is not put into %s, though it is in the same filter', async (text) => {
    office.service().answer({ data: [], hasNextPage: false });
    const person = await office.person('developer');
    await office.send('GET', `/user/callbacks?url=${encodeURIComponent(text)}`, { at: 'payments', as: person });
    expect(
      office
        .service()
        .received.map(({ url }) => url)
        .join(),
    ).not.toContain(ours().key);
  });

  test.each([
    ['/user/transactions', 'name', 'finance'],
    ['/user/transactions', 'clientReference', 'finance'],
  ] as const)('is not put into the filter of %s by %s', async (path, filter, role) => {
    office.service().answer({ data: [], hasNextPage: false });
    await office.send('GET', `${path}?${filter}=${encodeURIComponent(hidden)}`, { at: 'payments', as: await office.person(role) });
    expect(
      office
        .service()
        .received.map(({ url }) => url)
        .join(),
    ).not.toContain(ours().key);
  });

  test('is in no text that a person writes to be sent', async () => {
    let sent = '';
    office.service().behave(async (request, response) => {
      for await (const chunk of request) sent += String(chunk);
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(transaction('')));
    });
    const body = { amount: 10, generatedName: 'Ana Prado', clientReference: hidden, virtualAccount: hidden };
    const headers = { 'idempotency-key': '3f0c0c0e-7d5b-4f6c-9a8e-2f1d3c4b5a70' };
    await office.send('POST', '/pix', { at: 'payments', as: await office.person('finance'), body, headers });
    const { callbackUrl, ...rest } = JSON.parse(sent);
    expect(callbackUrl).toBe(ours().url);
    expect(JSON.stringify(rest)).toContain('/api/callbacks/***');
    expect(JSON.stringify(rest)).not.toContain(ours().key);
  });
});
