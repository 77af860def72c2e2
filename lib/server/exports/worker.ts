import 'server-only';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { roleMay } from '@/lib/contracts/office/permission';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { staff } from '@/lib/server/database/schema';
import { errorName } from '@/lib/server/error-name';
import { announce } from '@/lib/server/live/announce';
import { log } from '@/lib/server/log';
import type { Services } from '@/lib/server/services';
import type { Caller } from '@/lib/server/sessions/caller';
import { exportedLists } from './exported-lists';
import { claimExport, type ExportJob, endJob } from './store';
import { writeExport } from './write-export';

const everyMs = 250;
const atOnce = 2;
/** A third beginning of what broke off twice would break off again. */
const mostAttempts = 3;

/** Writes one export that is due. False when there is none. */
export async function runExports(services: Services): Promise<boolean> {
  const job = await claimExport(services.db, services.now());
  if (!job) return false;
  const caller = await callerOf(job, services);
  if (job.attempts > mostAttempts || !caller)
    await endJob(services.db, job, { state: 'failed', code: caller ? ownCodes.internalError : ownCodes.forbidden }, services.now());
  else await writeExport(job, caller, services, randomUUID());
  await announce(services.db, ['exports']);
  return true;
}

/** Who asked for it, as they are now. Who left, may not read the list any more, or sees other fields than then, gets no file. */
async function callerOf(job: ExportJob, { db }: Services): Promise<Caller | null> {
  const [person] = await db.select().from(staff).where(eq(staff.id, job.staffId));
  if (!person?.active || !roleMay(person.role, exportedLists[job.list].endpoint.permission)) return null;
  if (job.masked === roleMay(person.role, 'personal-data:read')) return null;
  const { id, name, email, role } = person;
  return { staffId: id, sessionId: '', address: null, name, email, role };
}

/** Goes on with exports in the background until stopped; what a crash left behind is begun anew. */
export function startExports(services: Services): () => void {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let busy = 0;
  const turn = () => {
    if (busy < atOnce) {
      busy += 1;
      runExports(services)
        .catch((error: unknown) => log.error({ error: errorName(error) }, 'an export missed a turn'))
        .finally(() => {
          busy -= 1;
        });
    }
    if (!stopped) timer = setTimeout(turn, everyMs);
  };
  timer = setTimeout(turn, everyMs);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
