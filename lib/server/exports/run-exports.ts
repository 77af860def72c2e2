import 'server-only';
import { randomUUID } from 'node:crypto';
import { may } from '@/lib/contracts/office/permission';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { announce } from '@/lib/server/live/announce';
import { accessOfPerson } from '@/lib/server/roles/role-access';
import type { Services } from '@/lib/server/services';
import type { Caller } from '@/lib/server/sessions/caller';
import type { Dispatch } from './dispatch';
import { exportedListOf } from './exported-lists';
import { claimExport, type ExportJob, endJob } from './store';
import { writeExport } from './write-export';

/** An export whose process crashed twice is not attempted a third time. */
const maxAttempts = 3;

/** Writes one due export. False when there is none. */
export async function runExports(services: Services, dispatch: Dispatch): Promise<boolean> {
  const job = await claimExport(services, services.now());
  if (!job) return false;
  const caller = await callerOf(job, services);
  if (job.attempts > maxAttempts || !caller)
    await endJob(services.db, job, { state: 'failed', code: caller ? ownCodes.internalError : ownCodes.forbidden }, services.now());
  else {
    const requestId = randomUUID();
    await writeExport(job, caller, services, requestId, (name, query) =>
      dispatch(name, { params: {}, query, requestId }, caller, services),
    );
  }
  await announce(services.db, ['exports']);
  return true;
}

/** The current account of the requester. Someone who left, may no longer read the list, or now sees other fields gets no file. */
async function callerOf(job: ExportJob, { db }: Services): Promise<Caller | null> {
  const person = await accessOfPerson(db, job.staffId);
  if (!person?.active || !may(person, exportedListOf(job).endpoint.permission)) return null;
  if (job.masked === may(person, 'personal-data:read')) return null;
  const { id, active: _active, ...access } = person;
  return { staffId: id, sessionId: '', address: null, ...access };
}
