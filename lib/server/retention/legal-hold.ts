import 'server-only';
import { isNull, notInArray, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { readWholeQueue } from '@/lib/server/infractions/read-whole-queue';
import type { Services } from '@/lib/server/services';

/** What must not be removed: open infractions and their transactions. */
export interface LegalHold {
  readonly infractionIds: readonly string[];
  readonly transactionIds: readonly string[];
}

/** Fetches what is open now. Throws where it cannot be read completely, because it is then unknown what is held. */
export async function readLegalHold(services: Services, requestId: string): Promise<LegalHold> {
  const { infractions, truncated } = await readWholeQueue(services, requestId);
  if (truncated) throw new RangeError('there are more open infractions than are read');
  return {
    infractionIds: infractions.map(({ id }) => id),
    transactionIds: infractions.flatMap(({ transaction }) => (transaction?.id ? [transaction.id] : [])),
  };
}

/** Matches rows that belong to none of the ids. */
export function belongsToNone(column: PgColumn, ids: readonly string[]): SQL | undefined {
  return or(isNull(column), notInArray(column, [...ids]));
}
