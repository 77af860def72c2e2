import 'server-only';
import { createHmac, randomUUID } from 'node:crypto';
import { isNotNull, isNull } from 'drizzle-orm';
import { beforeEach } from 'vitest';
import { inboxSecret } from '@/lib/server/callback-address/callback-url';
import { inbox, inboxNonces } from '@/lib/server/database/schema/schema';
import { receiveCallback } from '@/lib/server/inbox/receive';
import { inboxFields, inboxRow } from '@/lib/server/privacy/at-rest/fields';
import { officeForTests } from '@/lib/server/testing/office-for-tests';

export const secret = 'whsec_0f1e2d3c4b5a69788796a5b4c3d2e1f0';
export const callbackBody = { id: 'SVTX1', status: 'COMPLETED', updatedAt: '2026-11-27T15:00:00.000Z' };
export const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** Test setup: an inbox, empty before each test, and a function that delivers to it. */
export function inboxForTests() {
  const office = officeForTests();
  const services = (change = {}) => {
    const all = office.services();
    return { ...all, environment: { ...all.environment, webhookSecrets: [secret] }, ...change };
  };
  const key = () => inboxSecret(office.services().environment);

  beforeEach(async () => {
    await office.services().db.delete(inbox);
    await office.services().db.delete(inboxNonces);
  });

  return {
    office,
    services,
    key,
    bodyOf: ({ body, contentHash }: typeof inbox.$inferSelect) =>
      inboxFields.body.decrypt(body, inboxRow(contentHash), office.services().environment),
    rows: () => office.services().db.select().from(inbox).where(isNull(inbox.refusal)).orderBy(inbox.id),
    refusals: () => office.services().db.select().from(inbox).where(isNotNull(inbox.refusal)).orderBy(inbox.id),
    async deliver(value: unknown, { at = key(), headers = {}, parts = {} } = {}) {
      const body = value instanceof Uint8Array ? new Uint8Array(value) : text(value);
      const request = new Request('http://localhost/api/callbacks/-', { method: 'POST', body, headers });
      const answer = await receiveCallback(request, at, services(parts));
      return { status: answer.status, headers: answer.headers, result: (await answer.json()).result };
    },
    signedBy(by: string, value: unknown, nonce = randomUUID(), timestamp = String(office.clock.now.getTime())) {
      const signature = createHmac('sha256', by)
        .update(`${timestamp}.${nonce}.${text(value)}`)
        .digest('hex');
      return { 'x-webhook-timestamp': timestamp, 'x-webhook-nonce': nonce, 'x-webhook-signature': signature };
    },
  };
}
