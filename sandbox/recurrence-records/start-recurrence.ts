import { randomUUID } from 'node:crypto';
import type { recurrenceIntervals } from '@/lib/contracts/card/card-charges';
import { businessDay } from '@/lib/format/date';
import { serviceZone } from '@/lib/format/zone';
import type { TransactionSql } from '@/sandbox/database/open-database';
import { dueOf, nextDay, type RecurrenceRow } from './recurrence-row';

interface RecurrenceTerms {
  readonly interval: (typeof recurrenceIntervals)[number];
  readonly endDate?: string | undefined;
}

const intervals = { Monthly: 'MONTHLY', Annual: 'ANNUAL', Daily: 'DAILY' } as const;

/** Starts a recurrence today. Returns the fields that link its first charge to it. */
export async function startRecurrence(tx: TransactionSql, accountId: number, terms: RecurrenceTerms, amount: number, at: Date) {
  const row = newRecurrence(accountId, terms, amount, at);
  await tx`insert into recurrences ${tx({ ...row })}`;
  return { recurrentPaymentId: row.id, recurrenceCycle: 0 };
}

/** Builds a new recurrence that starts at `at`. */
export function newRecurrence(
  accountId: number,
  { interval, endDate = undefined }: RecurrenceTerms,
  amount: number,
  at: Date,
): RecurrenceRow {
  const start = {
    interval: intervals[interval],
    status: 'ACTIVE',
    startedOn: businessDay(at, serviceZone),
    endOn: endDate ?? null,
  } as const;
  const nextOn = nextDay(start, 0);
  const createdAt = at.toISOString();
  return {
    ...start,
    id: randomUUID(),
    accountId,
    amount,
    nextOn,
    cycles: 0,
    dueAt: dueOf({ ...start, nextOn }),
    createdAt,
    updatedAt: createdAt,
  };
}
