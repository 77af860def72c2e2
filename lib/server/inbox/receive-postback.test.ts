import { createHmac, randomUUID } from 'node:crypto';
import { isNull } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { cardInboxSecret, cardPostbackUrl, inboxSecret } from '@/lib/server/callback-address/callback-url';
import { inbox, operations } from '@/lib/server/database/schema/schema';
import { liveForTests } from '@/lib/server/testing/live-for-tests';
import { officeForTests } from '@/lib/server/testing/office-for-tests';
import { receiveCallback } from './receive';

// interface: Signature
const office = officeForTests();
const live = liveForTests(() => office.services().environment.databaseUrl);
const secret = 'whsec_0f1e2d3c4b5a69788796a5b4c3d2e1f0';

const postback = (change = {}) => ({
  event: 'charge.update',
  data: { id: 'CH1', externalId: 'venda-1', updatedAt: '2026-11-28T12:00:00.000Z', creditCardPayment: { status: 2 }, ...change },
});
const rows = () => office.services().db.select().from(inbox).where(isNull(inbox.refusal)).orderBy(inbox.id);
const keyed = () => `card/${cardInboxSecret(office.services().environment)}`;

beforeEach(async () => {
  await office.services().db.delete(inbox);
});

async function deliver(
  value: unknown,
  { at = 'card', by = '', secrets = [secret] }: { at?: string; by?: string; secrets?: string[] } = {},
) {
  const body = JSON.stringify(value);
  const [timestamp, nonce] = [String(office.clock.now.getTime()), randomUUID()];
  const signature = createHmac('sha256', by).update(`${timestamp}.${nonce}.${body}`).digest('hex');
  const headers = by === '' ? undefined : { 'x-webhook-timestamp': timestamp, 'x-webhook-nonce': nonce, 'x-webhook-signature': signature };
  const environment = { ...office.services().environment, cardPostbackSecrets: secrets };
  const request = new Request('http://localhost/api/callbacks/-', { method: 'POST', body, headers });
  const answer = await receiveCallback(request, at, { ...office.services(), environment });
  return `${answer.status} ${(await answer.json()).result}`;
}

describe('a card postback is accepted', () => {
  test('when it is signed with the card secret, or with the one that replaces it', async () => {
    expect(await deliver(postback(), { by: secret })).toBe('200 new');
    const next = 'whsec_of_the_next_months';
    expect(await deliver(postback({ id: 'CH2' }), { by: next, secrets: [secret, next] })).toBe('200 new');
    expect(await rows()).toMatchObject([
      { source: 'card', verified: true, transactionId: 'CH1' },
      { source: 'card', verified: true, transactionId: 'CH2' },
    ]);
  });

  test.each([
    ['signed by someone else', () => ({ by: 'whsec_of_someone_else', at: keyed() })],
    ['signed by the secret of Pix webhooks', () => ({ by: 'whsec_of_the_pix_webhook', at: keyed() })],
    ['unsigned, where we hold a secret', () => ({ at: keyed() })],
    ['unsigned, without a key', () => ({ secrets: [] })],
    ['unsigned, with the key of Pix', () => ({ secrets: [], at: `card/${inboxSecret(office.services().environment)}` })],
    ['at the address of Pix with the key of cards', () => ({ secrets: [], at: cardInboxSecret(office.services().environment) })],
  ])('never %s', async (_name, how) => {
    expect(await deliver(postback(), how())).toBe('401 refused');
    expect(await rows()).toEqual([]);
  });

  test('without a secret of ours by its address alone, and is then only a hint', async () => {
    expect(await deliver(postback(), { at: keyed(), secrets: [] })).toBe('200 new');
    expect(await rows()).toMatchObject([{ source: 'card', verified: false }]);
  });

  test('the postback address is sent when the card interface can reach it', () => {
    const { environment } = office.services();
    const card = { url: 'https://cards.example/v1', clientId: 'c', clientSecret: 's', certFile: 'c', keyFile: 'k', caFile: 'a' };
    const urlOf = (appUrl: string, url = card.url) => cardPostbackUrl({ ...environment, appUrl, card: { ...card, url } });
    expect(urlOf('https://balcao.example')).toBe(`https://balcao.example/api/callbacks/${keyed()}`);
    expect(urlOf('http://localhost:3000')).toBeNull();
    expect(urlOf('http://localhost:3000', 'https://localhost:4011/v1')).toContain('http://localhost:3000/');
    expect(cardPostbackUrl({ ...environment, card: null })).toBeNull();
  });
});

test('the same postback is applied once, and sends browsers the resources to refetch, without data', async () => {
  await live.taken();
  expect(await deliver(postback(), { by: secret })).toBe('200 new');
  expect(await deliver(postback(), { by: secret })).toBe('200 repeated');
  expect(await live.taken()).toEqual(['["cardCharges","recurrences"]']);
  expect(await rows()).toMatchObject([{ deliveries: 2 }]);
});

test('an old one after a new one is stored and changes nothing: the charge itself is fetched', async () => {
  const { db, now } = office.services();
  const { staffId } = await office.person('finance');
  const hour = new Date(now().getTime() + 3_600_000);
  await db.insert(operations).values({
    kind: 'cardCharges.reverse',
    fingerprint: Buffer.from('x'),
    idempotencyKey: randomUUID(),
    subject: 'CH1',
    staffId,
    state: 'unknown',
    nextReadAt: hour,
  });
  expect(await deliver(postback({ updatedAt: '2026-11-28T13:00:00.000Z', creditCardPayment: { status: 11 } }), { by: secret })).toBe(
    '200 new',
  );
  expect(await deliver(postback({ creditCardPayment: { status: 2 } }), { by: secret })).toBe('200 new');
  const [operation] = await db.select().from(operations);
  expect([operation?.state, operation?.nextReadAt]).toEqual(['unknown', now()]);
});

test.each([{ event: 'never.seen', data: { id: 'CH1' } }, { hello: 'world' }, [1], 'text'])(
  '%j is stored and answered 200',
  async (value) => {
    expect(await deliver(value, { by: secret })).toBe('200 new');
  },
);
