import 'server-only';
import type { Resend } from '@/lib/contracts/office/callbacks/resends.shape';
import { announce } from '@/lib/server/live/announce';
import type { OfficeHandler } from '@/lib/server/office/context';
import { pageOf } from '@/lib/server/office/page-of';
import { findCandidates } from '@/lib/server/resends/find-candidates';
import { cancelJob, insertJob, readJob, startedJobs, startJob } from '@/lib/server/resends/store';
import type { Services } from '@/lib/server/services';

export const listResends: OfficeHandler<'resends.list'> = async ({ query, services }) => {
  const { limit, offset, page } = pageOf(query);
  const jobs = await startedJobs(services.db, { limit: limit + 1, offset });
  return page(jobs, ({ startedAt, endedAt, ...job }) => ({
    ...job,
    startedAt: startedAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
  }));
};

export const countResend: OfficeHandler<'resends.count'> = async ({ body, caller, services, requestId }) => {
  const found = await findCandidates(body.filter, body.withKnown, services, requestId);
  const id = await insertJob(services.db, { ...found, staffId: caller.staffId }, services.now());
  return resendRecord(services, id);
};

export const readResend: OfficeHandler<'resends.read'> = ({ params, services }) => resendRecord(services, params.id);

export const startResend: OfficeHandler<'resends.start'> = async ({ params, services, note }) => {
  const { rows } = await readJob(services.db, params.id);
  note({ facts: { rows: String(rows.length) } });
  if (await startJob(services.db, params.id, services.now())) await announce(services.db, ['resends']);
  return resendRecord(services, params.id);
};

export const cancelResend: OfficeHandler<'resends.cancel'> = async ({ params, services }) => {
  await readJob(services.db, params.id);
  if (await cancelJob(services.db, params.id)) await announce(services.db, ['resends']);
  return resendRecord(services, params.id);
};

async function resendRecord({ db }: Services, id: string): Promise<Resend> {
  const { job, staff, rows } = await readJob(db, id);
  return {
    id,
    state: job.state,
    staff,
    createdAt: job.createdAt.toISOString(),
    startedAt: job.startedAt?.toISOString() ?? null,
    endedAt: job.endedAt?.toISOString() ?? null,
    truncated: job.truncated,
    leftOut: job.leftOut,
    rows: rows.map(({ transactionId, status, changedAt, outcome, attempts, known, state, answered, code }) => ({
      transactionId,
      status,
      changedAt: changedAt.toISOString(),
      outcome,
      attempts,
      known,
      state,
      answered,
      code,
    })),
  };
}
