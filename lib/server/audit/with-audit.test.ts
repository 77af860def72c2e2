import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { audit } from '@/lib/server/database/schema/schema';
import { officeForTests, type Person } from '@/lib/server/testing/office-for-tests';
import { verifyAudit } from './verify';

const office = officeForTests();
let finance: Person;
let developer: Person;
let seen = 0;

beforeAll(async () => {
  finance = await office.person('finance');
  developer = await office.person('developer');
});
beforeEach(async () => {
  seen = (await office.audited()).length;
});

const lines = async () => (await office.audited()).slice(seen);
const webhook = { id: 'W1', url: 'https://loja.example/a', active: false, events: [], hasSecret: false };
const changeWebhook = (more: Parameters<typeof office.send>[2] = {}) =>
  office.send('PATCH', '/user/webhooks/W1', { at: 'payments', as: developer, body: { active: false }, ...more });

describe('a change at the service', () => {
  test('is audited before the call, with person, session, address and facts, and afterwards with its result', async () => {
    const atCall: unknown[] = [];
    office.service().behave(async (_request, response) => {
      atCall.push(...(await lines()));
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(webhook));
    });
    const answer = await changeWebhook({ headers: { 'x-forwarded-for': '192.0.2.7' } });
    const line = {
      action: 'webhook.changed',
      object: 'W1',
      actorId: developer.staffId,
      sessionId: developer.sessionId,
      address: '192.0.2.7',
      requestId: answer.headers.get('x-request-id'),
      facts: { active: 'false' },
    };
    expect(answer.status).toBe(200);
    expect(atCall).toMatchObject([{ ...line, result: 'asked' }]);
    expect(await lines()).toMatchObject([
      { ...line, result: 'asked' },
      { ...line, result: 'done' },
    ]);
  });

  test('is carried through and audited when the browser disconnects', async () => {
    const browser = new AbortController();
    office.service().behave((_request, response) => {
      browser.abort();
      setTimeout(() => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(webhook)), 20);
    });
    await changeWebhook({ signal: browser.signal });
    expect(await lines()).toMatchObject([{ result: 'asked' }, { result: 'done' }]);
  });

  test('is unknown when its answer is lost', async () => {
    office.service().behave((request) => request.destroy());
    expect((await changeWebhook()).status).toBe(503);
    expect(await lines()).toMatchObject([{ result: 'asked' }, { result: 'unknown', facts: { code: 'SVB503' } }]);
  });

  test('is refused with the code of the refusal', async () => {
    office.service().answer({ errorCode: 'SVG404' }, 404);
    expect((await changeWebhook()).status).toBe(404);
    expect(await lines()).toMatchObject([{ result: 'asked' }, { result: 'refused', facts: { code: 'SVG404' } }]);
  });

  test('is not sent when it cannot be audited', async () => {
    const { db } = office.services();
    const broken = new Proxy(db, {
      get: (target, name) => {
        if (name === 'transaction') return () => Promise.reject(new Error('the disk is full'));
        const found = Reflect.get(target, name);
        return typeof found === 'function' ? found.bind(target) : found;
      },
    });
    expect(await changeWebhook({ services: { db: broken } })).toMatchObject({ status: 500 });
    expect(office.service().received).toEqual([]);
  });

  test('that creates something names it', async () => {
    office.service().answer({ id: 'W1', url: 'https://loja.example/a', active: true, events: [], hasSecret: false });
    const body = { url: 'https://loja.example/a?chave=1' };
    const services = { environment: { ...office.services().environment, webhookHosts: ['loja.example'] } };
    await office.send('POST', '/user/webhooks', { at: 'payments', as: developer, body, services });
    const facts = { host: 'loja.example', active: 'true' };
    expect(await lines()).toMatchObject([
      { action: 'webhook.created', object: null, result: 'asked', facts },
      { action: 'webhook.created', object: 'W1', result: 'done', facts },
    ]);
  });
});

test('stopping a recurrence is audited', async () => {
  office.service().answer({ recurrentPaymentId: 'R1', interval: 'MONTHLY', status: 'INACTIVE', amount: 100 });
  await office.send('PUT', '/charges/recurrences/R1/deactivate', { at: 'payments', as: finance });
  expect(await lines()).toMatchObject([
    { action: 'recurrence.deactivated', object: 'R1', result: 'asked' },
    { action: 'recurrence.deactivated', object: 'R1', result: 'done' },
  ]);
});

describe('a receipt, which cannot be masked', () => {
  const read = () => office.send('GET', '/proof/SVTX1', { at: 'payments', as: finance });

  test('is audited with one event before it is answered', async () => {
    office.service().behave((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.4 receipt');
    });
    expect((await read()).status).toBe(200);
    expect(await lines()).toMatchObject([{ action: 'receipt.downloaded', object: 'SVTX1', result: 'done', sessionId: finance.sessionId }]);
  });

  test('that is refused is audited as refused', async () => {
    office.service().answer({ errorCode: 'SVC310' }, 404);
    expect((await read()).status).toBe(404);
    expect(await lines()).toMatchObject([{ action: 'receipt.downloaded', result: 'refused', facts: { code: 'SVC310' } }]);
  });
});

test('a plain read is not audited, and is aborted when the browser leaves', async () => {
  office.service().answer({ available: 1, blocked: 0 });
  await office.send('GET', '/user/balance', { at: 'payments', as: finance });
  const browser = new AbortController();
  office.service().behave(() => browser.abort());
  await office.send('GET', '/user/balance', { at: 'payments', as: finance, signal: browser.signal });
  expect(await lines()).toEqual([]);
});

test('the chain is intact after all of it', async () => {
  expect(await verifyAudit(office.services().db)).toMatchObject({
    intact: true,
    rows: (await office.services().db.select().from(audit)).length,
  });
});
