import { randomUUID } from 'node:crypto';
import type { recurrenceIntervals } from '@/lib/contracts/card/card-charges';
import { businessDay } from '@/lib/format/date';
import { serviceZone } from '@/lib/format/zone';
import type { TransactionSql } from '@/sandbox/database/open-database';
import { dueOf, nextDay, type RecurrenceRow } from './recurrence-row';

interface Wanted {
  readonly interval: (typeof recurrenceIntervals)[number];
  readonly endDate?: string | undefined;
}

const intervals = { Monthly: 'MONTHLY', Annual: 'ANNUAL', Daily: 'DAILY' } as const;

/** Begins a recurrence today, and says what its first charge is to carry. */
export async function startRecurrence(tx: TransactionSql, accountId: number, wanted: Wanted, amount: number, at: Date) {
  const row = newRecurrence(accountId, wanted, amount, at);
  await tx`insert into recurrences ${tx({ ...row })}`;
  return { recurrentPaymentId: row.id, recurrenceCycle: 0 };
}

export function newRecurrence(accountId: number, { interval, endDate = undefined }: Wanted, amount: number, at: Date): RecurrenceRow {
  const begun = {
    interval: intervals[interval],
    status: 'ACTIVE',
    startedOn: businessDay(at, serviceZone),
    endOn: endDate ?? null,
  } as const;
  const nextOn = nextDay(begun, 0);
  const createdAt = at.toISOString();
  return {
    ...begun,
    id: randomUUID(),
    accountId,
    amount,
    nextOn,
    cycles: 0,
    dueAt: dueOf({ ...begun, nextOn }),
    createdAt,
    updatedAt: createdAt,
  };
}
