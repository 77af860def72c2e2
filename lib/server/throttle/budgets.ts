import 'server-only';
import { and, eq, gte, isNull, lte, or, sql } from 'drizzle-orm';
import type { LimitKind } from '@/lib/contracts/office/limit';
import type { Database } from '@/lib/server/database/database';
import { callBudgets } from '@/lib/server/database/schema/throttle-schema';

/** The time in which a budget refills. */
const fillSeconds = 600;
/** Reads are frequent and cheap, so a process takes several at once and spends them without asking the database again. */
const batchSizes = { personal: 20, reveal: 1, lookup: 1, money: 1, export: 1 } as const satisfies Record<LimitKind, number>;
const alertIntervalMs = 3_600_000;

/** Spends one call of a person. Returns the seconds to wait when none is left, else null. */
export type SpendBudget = (of: Budget, now: Date) => Promise<number | null>;

interface Budget {
  readonly staffId: string;
  readonly kind: LimitKind;
  /** Calls in `fillSeconds`. */
  readonly limit: number;
}

interface Taken {
  left: number;
  taking: Promise<number | null> | null;
}

/** Budgets are in the database, shared by all processes; each process spends what it took. */
export function openBudgets(db: Database): SpendBudget {
  const taken = new Map<string, Taken>();
  return async (budget, now) => {
    const key = `${budget.staffId} ${budget.kind}`;
    const mine = taken.get(key) ?? { left: 0, taking: null };
    taken.set(key, mine);
    while (mine.left === 0) {
      // Concurrent calls share one statement, then spend in turn.
      mine.taking ??= take(db, budget, now)
        .then(({ calls, waitSeconds }) => {
          mine.left += calls;
          return waitSeconds;
        })
        .finally(() => {
          mine.taking = null;
        });
      const waitSeconds = await mine.taking;
      if (waitSeconds !== null) return waitSeconds;
    }
    mine.left -= 1;
    return null;
  };
}

/** Whether an exhausted budget is to be reported: at most once an hour. */
export async function shouldAlert(db: Database, { staffId, kind }: Omit<Budget, 'limit'>, now: Date): Promise<boolean> {
  const updated = await db
    .update(callBudgets)
    .set({ alertedAt: now })
    .where(
      and(
        eq(callBudgets.staffId, staffId),
        eq(callBudgets.kind, kind),
        or(isNull(callBudgets.alertedAt), lte(callBudgets.alertedAt, new Date(now.getTime() - alertIntervalMs))),
      ),
    )
    .returning({ kind: callBudgets.kind });
  return updated.length > 0;
}

async function take(db: Database, { staffId, kind, limit }: Budget, now: Date): Promise<{ calls: number; waitSeconds: number | null }> {
  const calls = Math.min(batchSizes[kind], Math.max(1, Math.floor(limit / 10)));
  const perSecond = limit / fillSeconds;
  const passed = sql`extract(epoch from ${now.toISOString()}::timestamptz - ${callBudgets.at})`;
  const filled = sql<number>`least(${limit}::float8, ${callBudgets.left} + greatest(0, ${passed}) * ${perSecond}::float8)`;
  const [row] = await db
    .insert(callBudgets)
    .values({ staffId, kind, left: limit - calls, at: now })
    .onConflictDoUpdate({
      target: [callBudgets.staffId, callBudgets.kind],
      set: { left: sql`${filled} - ${calls}::float8`, at: now },
      setWhere: gte(filled, calls),
    })
    .returning({ left: callBudgets.left });
  if (row) return { calls, waitSeconds: null };
  const [held] = await db
    .select({ filled })
    .from(callBudgets)
    .where(and(eq(callBudgets.staffId, staffId), eq(callBudgets.kind, kind)));
  return { calls: 0, waitSeconds: Math.max(1, Math.ceil((calls - (held?.filled ?? 0)) / perSecond)) };
}
