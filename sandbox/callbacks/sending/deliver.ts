import { deliveryDeadlineMs } from '@/lib/domain/delivery-outcome';
import { seededFraction } from '@/sandbox/fake-data/seeded-fraction';
import type { OutboxRow } from '@/sandbox/outbox/outbox-row';
import type { Services } from '@/sandbox/services';
import type { Variant } from '@/sandbox/variants/variants';
import { type Attempt, attemptToStore } from './attempt';
import { callbackBody } from './callback-body';
import { noAnswer, type Reply } from './reply';
import { sendCallback } from './send-callback';
import { settleAttempt } from './settle-attempt';
import { newSigning, oneSignatureHeader, signatureHeaders } from './signature-headers';

/** How long a callback is held back when no later one overtakes it. */
const maxHold = 60_000;
const second = 1_000;

/** Makes one attempt to deliver a callback, or applies an injected fault instead. */
export async function deliver(services: Services, callback: OutboxRow): Promise<void> {
  const { sql, clock, faults } = services;
  const fault = faults.takeDelivery(callback.token);
  switch (fault?.fault) {
    case 'drop-callback':
      await sql`delete from callback_outbox where id = ${callback.id}`;
      return;
    case 'out-of-order-callback': {
      const dueAt = new Date(clock.now().getTime() + maxHold).toISOString();
      await sql`update callback_outbox set overtaken = true, due_at = ${dueAt}, leased_until = null where id = ${callback.id}`;
      return;
    }
    case 'fail-callback':
      return settleAttempt(
        sql,
        await attempt(services, callback, async (_url, _body, _headers, deadlineMs) => failure(fault.status, deadlineMs)),
      );
    case 'duplicate-callback':
      await attemptToStore(sql, await attempt(services, callback));
  }
  await settleAttempt(sql, await attempt(services, callback));
}

type Send = (url: string, body: string, headers: Readonly<Record<string, string>>, deadlineMs: number) => Promise<Reply>;

async function attempt(services: Services, callback: OutboxRow, send: Send = sendCallback): Promise<Attempt> {
  const at = services.clock.now();
  const account = await services.accounts.find(callback.token);
  const variant = account ? services.variants.of(account) : services.variants.defaults;
  const body = await callbackBody(services, callback, variant);
  const headers = callback.secret === null ? {} : signed(callback.secret, body, callback, variant);
  const reply = await send(callback.url, body, headers, variant.has('long-deadline') ? 2 * deliveryDeadlineMs : deliveryDeadlineMs);
  return { id: `cb${seededFraction.letters(16)}`, callback, body, reply, at, variant };
}

function signed(secret: string, body: string, { event, attempts }: OutboxRow, variant: Variant): Record<string, string> {
  if (variant.has('one-signature')) {
    const eventHeaders = { 'x-callback-event': event, 'x-callback-attempt': String(attempts + 1) };
    return { ...oneSignatureHeader(secret, body, newSigning(second)), ...eventHeaders };
  }
  return signatureHeaders(secret, body, newSigning(variant.has('seconds-timestamp') ? second : undefined));
}

function failure(status: number, deadlineMs: number): Reply {
  return status === 0 ? noAnswer(deadlineMs) : { status, responseBody: null, responseHeaders: null, responseTime: 1, error: null };
}
