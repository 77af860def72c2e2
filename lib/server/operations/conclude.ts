import 'server-only';
import type { OperationState } from '@/lib/contracts/operations';
import { problem } from '@/lib/contracts/problem';
import { recordAudit } from '@/lib/server/audit/record';
import { announce } from '@/lib/server/live/announce';
import type { Services } from '@/lib/server/services';
import type { Effect } from './kind';
import { kinds } from './kinds';
import { moveOperation, type OperationRow, type Settling } from './store';

/** Moves an operation on, and when that changed its state says so: to the audit, and to whoever looks at it. */
export async function conclude(
  row: OperationRow,
  from: readonly OperationState[],
  change: Settling,
  services: Services,
): Promise<OperationRow> {
  const now = services.now();
  const { row: present, moved } = await moveOperation(services.db, row.id, from, change, now);
  if (!moved || present.state === row.state) return present;
  const facts = { kind: row.kind, state: present.state };
  const result = present.state === 'refused' ? 'refused' : 'done';
  await recordAudit(services.db, { actorId: row.staffId, action: 'operation.settled', object: row.id, result, facts }, now);
  await announce(services.db, [
    'operations',
    'transactions',
    'charges',
    'withdrawals',
    'transfers',
    'cardCharges',
    'recurrences',
    'balance',
    'volume',
    'statements',
    'account',
  ]);
  return present;
}

/** What an effect that was read makes of an operation; null when it says nothing of it. */
export function settlingBy(row: OperationRow, effect: Effect): Settling | null {
  switch (kinds[row.kind].judge(row, effect)) {
    case 'effect':
      return { state: 'done', transactionId: effect.id, problem: null, nextReadAt: null };
    case 'other':
      return taken(effect);
    case 'none':
      return null;
  }
}

/** The reference belongs to something else: refused, and what exists is shown. */
export function taken({ id }: Effect): Settling {
  const details = [{ field: 'transaction', reason: id ?? '' }];
  return {
    state: 'refused',
    transactionId: id,
    problem: problem({ statusCode: 409, errorCode: 'SVC210', details }).problem,
    nextReadAt: null,
  };
}
