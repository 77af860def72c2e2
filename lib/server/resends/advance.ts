import 'server-only';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { ProblemError } from '@/lib/contracts/problem/problem';
import { endpointNamed } from '@/lib/contracts/registry';
import { recordAuditEvent } from '@/lib/server/audit/record';
import { resends } from '@/lib/server/database/schema/callbacks-schema';
import { noteMoment, takeTurn } from '@/lib/server/instances/shared-moments';
import { announce } from '@/lib/server/live/announce';
import type { Services } from '@/lib/server/services';
import { readList } from '@/lib/server/upstream/reading/read-list';
import { nextCall, type ResendCall } from './next-call';
import { settleRequested } from './settle-requested';
import { moveRows, type ResendJob, type ResendRow, rowsOf } from './store';

/** The service allows the account five such calls a minute, from all instances and resends together: this leaves one for resends by hand. */
const intervalMs = 15_000;
const nextStepMs = 1_000;
const afterLimitMs = 60_000;

/** One step of a resend: looks up the result of what was requested, then requests the next, and schedules the next step. */
export async function advance(job: ResendJob, services: Services): Promise<void> {
  const { db } = services;
  await settleRequested(await rowsOf(db, job.id), services);
  const waiting = (await rowsOf(db, job.id)).filter(({ state }) => state === 'waiting');
  const now = services.now();
  const due = job.state === 'running' && (job.nextCallAt === null || job.nextCallAt <= now) ? nextCall(waiting, now) : null;
  const call = due && (await takeTurn(db, 'resend-called', now, intervalMs)) ? due : null;
  const nextCallAt = call ? await ask(job, call, services) : job.nextCallAt;
  const open = (await rowsOf(db, job.id)).filter(({ state }) => state === 'waiting' || state === 'asked');
  const over = open.length === 0;
  const looked = services.now();
  await db
    .update(resends)
    .set({
      nextCallAt,
      nextAt: over ? null : new Date(looked.getTime() + nextStepMs),
      ...(over ? { endedAt: looked, ...(job.state === 'running' ? { state: 'done' as const } : {}) } : {}),
    })
    .where(eq(resends.id, job.id));
  await announce(db, ['resends', 'callbacks']);
}

/** Requests some rows, each once: that it was requested is stored first. Returns when the service may be called again. */
async function ask(job: ResendJob, call: ResendCall, services: Services): Promise<Date> {
  const { db } = services;
  const requestId = randomUUID();
  const newest = await readList('callbacks.list', { page: 1, limit: 1 }, services, requestId);
  const now = services.now();
  const before = newest.items[0] ? new Date(newest.items[0].createdAt) : null;
  const places = call.rows.map(({ place }) => place);
  const requested = await moveRows(db, job.id, places, 'waiting', { state: 'asked', askedAt: now, askedAfter: before });
  const later = new Date(now.getTime() + intervalMs);
  if (requested.length === 0) return later;
  try {
    await send(call, requested, services, requestId);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const { statusCode, errorCode, retryAfterSeconds } = error.problem;
    const places = requested.map(({ place }) => place);
    if (statusCode === 429) {
      await moveRows(db, job.id, places, 'asked', { state: 'waiting', askedAt: null, askedAfter: null });
      const free = new Date(now.getTime() + (retryAfterSeconds === null ? afterLimitMs : retryAfterSeconds * 1000));
      await noteMoment(db, 'resend-called', new Date(free.getTime() - intervalMs));
      return free;
    }
    // After any other error the request may have been accepted; the deliveries will show it.
    if (statusCode < 500 && statusCode !== 424)
      await moveRows(db, job.id, places, 'asked', { state: 'failed', open: false, code: errorCode });
  }
  for (const { transactionId } of requested) {
    const event = {
      actorId: job.staffId,
      address: null,
      action: 'callback.resent',
      object: transactionId,
      result: 'done',
      requestId,
    } as const;
    await recordAuditEvent(db, { ...event, facts: { resend: job.id } }, now);
  }
  return later;
}

function send(call: ResendCall, requested: readonly ResendRow[], { upstream }: Services, requestId: string): Promise<unknown> {
  if (call.kind === 'one')
    return upstream({ endpoint: endpointNamed('callbacks.resend'), params: { transactionId: call.rows[0].transactionId }, requestId });
  const body = {
    createdAtFrom: call.from.toISOString(),
    createdAtTo: call.to.toISOString(),
    transactionIds: requested.map(({ transactionId }) => transactionId),
  };
  return upstream({ endpoint: endpointNamed('callbacks.resendMany'), body, requestId });
}
