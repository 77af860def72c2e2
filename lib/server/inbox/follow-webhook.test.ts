import { beforeAll, beforeEach, expect, test } from 'vitest';
import { inboxSecret } from '@/lib/server/callback-address/callback-url';
import { webhookSecrets } from '@/lib/server/database/schema/callbacks-schema';
import { officeForTests, type Person } from '@/lib/server/testing/office-for-tests';
import { activeSecrets } from './signing/webhook-secrets';

const office = officeForTests();
const secret = 'whsec_0123456789abcdef0123456789abcdef';
const other = 'https://loja.example/avisos';
let developer: Person;
let ours: string;
beforeAll(async () => {
  developer = await office.person('developer');
  ours = `http://localhost:3000/api/callbacks/${inboxSecret(office.services().environment)}`;
});
beforeEach(async () => {
  await office.services().db.delete(webhookSecrets);
});

/** A service whose webhook `wh1` has this address. */
function serve(url: string, returned: string | null = secret) {
  const webhook = { id: 'wh1', url, active: true, events: [], hasSecret: returned !== null };
  office.service().behave((request, response) => {
    const body = request.url?.endsWith('/rotate-secret') ? { secret: returned } : { ...webhook, secret: returned };
    response.writeHead(request.method === 'DELETE' ? 204 : 200, { 'content-type': 'application/json' });
    response.end(request.method === 'DELETE' ? undefined : JSON.stringify(body));
  });
}

function send(method: string, path = '', body?: object) {
  const services = { environment: { ...office.services().environment, webhookHosts: ['loja.example'] } };
  return office.send(method, `/user/webhooks${path}`, { at: 'payments', as: developer, body, services });
}

const create = () => send('POST', '', { url: other, generateSecret: true });
const storedSecrets = () => activeSecrets(office.services());

test('the secret of a webhook that calls us is stored as the service returns it, audited and encrypted', async () => {
  serve(ours);
  expect((await create()).status).toBe(200);
  expect(await storedSecrets()).toEqual([secret]);
  const recorded = { action: 'webhook.secret-kept', object: 'wh1', actorId: developer.staffId };
  expect(await office.audited()).toContainEqual(expect.objectContaining(recorded));
  expect(JSON.stringify([await office.services().db.select().from(webhookSecrets), await office.audited()])).not.toContain(secret);
});

test.each([
  ['calls another system', () => other, secret],
  ['has no secret', () => ours, null],
])('nothing is stored of a webhook that %s', async (_name, at, returned) => {
  serve(at(), returned);
  expect((await create()).status).toBe(200);
  expect(await storedSecrets()).toEqual([]);
});

test('a new secret replaces the previous one where the webhook calls us', async () => {
  serve(ours);
  await create();
  serve(ours, 'whsec_the_second_of_this_webhook');
  await send('POST', '/wh1/rotate-secret');
  expect(await storedSecrets()).toEqual(['whsec_the_second_of_this_webhook']);
  serve(other, 'whsec_the_third_of_this_webhook');
  await send('POST', '/wh1/rotate-secret');
  expect(await storedSecrets()).toEqual([]);
});

test.each([
  ['directed elsewhere', () => serve(other), () => send('PATCH', '/wh1', { url: other })],
  ['removed', () => serve(ours), () => send('DELETE', '/wh1')],
])('the secret of a webhook is deleted when it is %s', async (_name, then, change) => {
  serve(ours);
  await create();
  then();
  expect((await change()).status).toBe(200);
  expect(await storedSecrets()).toEqual([]);
});

test('nobody can supply a secret', async () => {
  const answer = await office.send('PUT', '/webhook-secrets/made-up', { as: developer, body: { secret } });
  expect([answer.status, await storedSecrets()]).toEqual([405, []]);
});
