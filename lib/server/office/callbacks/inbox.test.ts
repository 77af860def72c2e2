import { beforeEach, expect, test } from 'vitest';
import { cardInboxSecret } from '@/lib/server/callback-address/callback-url';
import { callbackBody, inboxForTests } from '@/lib/server/inbox/testing/inbox-for-tests';

const { office, deliver, key } = inboxForTests();
let developer: Awaited<ReturnType<typeof office.person>>;
beforeEach(async () => {
  developer = await office.person('developer');
});

async function listed(query = '') {
  const answer = await office.send('GET', `/inbox${query}`, { as: developer });
  expect(answer.status).toBe(200);
  return answer.body.items;
}

test('a developer sees what came and what was refused, newest first, and can narrow it by verdict, source and period', async () => {
  await deliver(callbackBody);
  office.clock.now = new Date(office.clock.now.getTime() + 60_000);
  await deliver(callbackBody, { at: 'f'.repeat(40) });
  const [refused, accepted] = await listed();
  expect(refused).toMatchObject({ verdict: 'wrong-address', source: 'transaction', transactionId: null, deliveries: 1 });
  expect(accepted).toMatchObject({ verdict: 'unsigned', source: 'transaction', transactionId: 'SVTX1' });
  expect(await listed('?verdict=wrong-address')).toEqual([refused]);
  expect(await listed('?verdict=signed,unsigned')).toEqual([accepted]);
  expect(await listed('?source=card')).toEqual([]);
  expect(await listed(`?receivedFrom=${office.clock.now.toISOString()}`)).toEqual([refused]);
  expect(await listed(`?receivedTo=${accepted.receivedAt}`)).toEqual([accepted]);
});

test('a record shows the body of what was accepted with personal data masked, and none of a refused one or of a card', async () => {
  await deliver({ ...callbackBody, payerDocument: '52998224725' });
  await deliver({ event: 'charge.update', data: { id: 'CH1' } }, { at: `card/${cardInboxSecret(office.services().environment)}` });
  await deliver(callbackBody, { at: 'f'.repeat(40) });
  const rows: { id: string; verdict: string; source: string }[] = await listed();
  const bodies = await Promise.all(
    rows.map(async ({ id, source, verdict }) => {
      const { body } = await office.send('GET', `/inbox/${id}`, { as: developer });
      return [`${verdict} ${source}`, body.body];
    }),
  );
  expect(Object.fromEntries(bodies)).toEqual({
    'unsigned transaction': { ...callbackBody, payerDocument: '***.982.247-**' },
    'unsigned card': null,
    'wrong-address transaction': null,
  });
});

test('a record never contains the secret address of our inbox, though the service quotes it', async () => {
  await deliver({ ...callbackBody, callbackUrl: `http://localhost:3000/api/callbacks/${key()}` });
  const [{ id }] = await listed();
  const { body } = await office.send('GET', `/inbox/${id}`, { as: developer });
  expect(body.body.callbackUrl).toContain('/api/callbacks/');
  expect(JSON.stringify(body)).not.toContain(key());
});

test('a record that does not exist is not found, whatever its id looks like', async () => {
  for (const id of ['0', '99999999999999999999', 'abc']) {
    expect((await office.send('GET', `/inbox/${id}`, { as: developer })).status).toBe(404);
  }
});

test('support may not look into the inbox', async () => {
  expect((await office.send('GET', '/inbox', { as: await office.person('support') })).status).toBe(403);
});
