import 'server-only';
import { lte } from 'drizzle-orm';
import { approvalPasses, approvals } from '@/lib/server/database/schema/approvals-schema';
import { claimedDue } from '@/lib/server/database/turns/claimed-due';
import { errorName } from '@/lib/server/error-name';
import { log } from '@/lib/server/log';
import type { Services } from '@/lib/server/services';
import { carryOut, executeApproval } from './execute-approval';
import { sweepFiles } from './files/approval-file-store';
import { lapse } from './lapse';
import type { ApprovalRow } from './request/frozen-request';
import { leaseUntil } from './with-lease';

const maxPerRun = 20;
const dayMs = 24 * 3_600_000;

/**
 * Does what is due: approvals past their time lapse, approved ones that no process carries out are carried out, and those under way end as their
 * operations did. Resolves to whether more may be due.
 */
export async function runApprovals(services: Services): Promise<boolean> {
  const rows = await claimDue(services);
  const settled = await Promise.allSettled(rows.map((row) => runOne(row, services)));
  for (const [at, result] of settled.entries()) {
    if (result.status === 'rejected')
      log.error({ approval: rows[at]?.id, error: errorName(result.reason) }, 'an approval could not be run');
  }
  await services.db.delete(approvalPasses).where(lte(approvalPasses.at, new Date(services.now().getTime() - 2 * dayMs)));
  await sweepFiles(services);
  return rows.length === maxPerRun;
}

async function runOne(row: ApprovalRow, services: Services): Promise<void> {
  if (row.state === 'executing') return carryOut(row, services);
  if (row.lapsesAt <= services.now()) return lapse(row, services);
  if (row.state === 'approved' && row.mode === 'run') await executeApproval(row.id, services);
}

/** Takes due approvals, each for one process. */
function claimDue({ db, now }: Services): Promise<ApprovalRow[]> {
  return db
    .update(approvals)
    .set({ nextAt: leaseUntil({ now }) })
    .where(claimedDue({ id: approvals.id, dueAt: approvals.nextAt }, now(), maxPerRun))
    .returning();
}
