import { businessDay } from '@/lib/format/date';
import { serviceZone } from '@/lib/format/zone';
import type { Clock } from '@/sandbox/clock';
import type { Sql } from '@/sandbox/database/open-database';
import type { Units } from '@/sandbox/money/units';

interface Funds {
  readonly available: Units;
  readonly blocked: Units;
  /** The current business day and the amount withdrawn on it. */
  readonly today: string;
  readonly withdrawnToday: Units;
}

/** Reads the balance of an account and how much it has withdrawn today. */
export async function readFunds(sql: Sql, accountId: number, clock: Clock): Promise<Funds> {
  const today = businessDay(clock.now(), serviceZone);
  const [row] = await sql<{ available: Units; blocked: Units; withdrawn: Units }[]>`
    select available, blocked, case when withdrawn_on = ${today} then withdrawn else 0 end as withdrawn
    from accounts where id = ${accountId}`;
  if (!row) throw new Error(`account ${accountId} is gone`);
  return { available: row.available, blocked: row.blocked, today, withdrawnToday: row.withdrawn };
}
