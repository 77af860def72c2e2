import 'server-only';
import { and, arrayOverlaps, desc, eq, ilike, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import { toReais } from '@/lib/format/money/money';
import { operations, staff, unsettledFirst } from '@/lib/server/database/schema/schema';
import type { EncryptionKeys } from '@/lib/server/environment/encryption-keys';
import { announce } from '@/lib/server/live/announce';
import { operationFacts } from '@/lib/server/operations/operation-facts';
import { cancelPlanned } from '@/lib/server/operations/planned/planned-store';
import { openPlan } from '@/lib/server/operations/planned/stored-plan';
import { settleOperation } from '@/lib/server/operations/settle/settle';
import { operationRecordOf } from '@/lib/server/operations/stored/operation-record';
import { withInvoiceNumber } from '@/lib/server/payment-invoices/invoice-store';
import { searchedDigests } from '@/lib/server/privacy/at-rest/word-index';
import type { Services } from '@/lib/server/services';
import type { OfficeHandler } from './context';
import { equalsUuid } from './equals-uuid';
import { pageOf } from './page-of';

/** Lists operations, unknown outcomes first, then the newest. */
export const listOperations: OfficeHandler<'operations.list'> = async ({ query, caller, services }) => {
  const { limit, offset, page } = pageOf(query);
  const { state, kind, mine, text, transactionId, idempotencyKey } = query;
  const rows = await services.db
    .select({ row: operations, name: staff.name })
    .from(operations)
    .innerJoin(staff, eq(staff.id, operations.staffId))
    .where(
      and(
        state ? inArray(operations.state, [...state]) : undefined,
        kind ? inArray(operations.kind, [...kind]) : undefined,
        mine ? eq(operations.staffId, caller.staffId) : undefined,
        text
          ? or(describedBy(text, services.environment), referredBy(text), withInvoiceNumber(services.db, text, services.environment))
          : undefined,
        idempotencyKey ? equalsUuid(operations.idempotencyKey, idempotencyKey) : undefined,
        transactionId ? or(eq(operations.transactionId, transactionId), eq(operations.subject, transactionId)) : undefined,
      ),
    )
    .orderBy(desc(unsettledFirst), desc(operations.createdAt), desc(operations.id))
    .limit(limit + 1)
    .offset(offset);
  return page(rows, ({ row, name }) => operationRecordOf(row, { name, mine: row.staffId === caller.staffId }, services.environment));
};

export const readOperation: OfficeHandler<'operations.read'> = async ({ params, caller, services }) => {
  const { row, name } = await found(params.id, services);
  return operationRecordOf(row, { name, mine: row.staffId === caller.staffId }, services.environment);
};

export const checkOperation: OfficeHandler<'operations.check'> = async ({ params, caller, services, requestId }) => {
  const { row, name } = await found(params.id, services);
  const open = row.state === 'unknown' || row.state === 'not-found';
  const now = open ? (await settleOperation(row, requestId, services)).row : row;
  return operationRecordOf(now, { name, mine: row.staffId === caller.staffId }, services.environment);
};

/** Whether every word of a text is in the description; one from before descriptions were encrypted has no words yet, and is searched itself. */
function describedBy(text: string, keys: EncryptionKeys): SQL | undefined {
  const words = searchedDigests(text, keys).map((digests) => arrayOverlaps(operations.descriptionWords, digests));
  const isPlain = and(
    isNull(operations.descriptionWords),
    isNotNull(operations.description),
    contains(sql`${operations.description}`, text),
  );
  return words.length > 0 ? or(and(...words), isPlain) : isPlain;
}

/** Whether a text is in the reference. From three letters on an index knows the few that have them all. */
function referredBy(text: string): SQL | undefined {
  const hasLetters = text.length >= 3 ? sql`trigrams(${operations.reference}) @> trigrams(${text})` : undefined;
  return and(hasLetters, contains(operations.reference, text));
}

/** Whether a column contains a text, ignoring case. */
function contains(column: AnyPgColumn | SQL, text: string) {
  return ilike(column, `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`);
}

/** What a payment held back would have sent. Of one that still waits for its day nobody needs it. */
export const readPlan: OfficeHandler<'operations.plan'> = async ({ params, services }) => {
  const { row } = await found(params.id, services);
  const plan = row.state === 'held' ? openPlan(row, services) : null;
  if (plan === null) throw problem({ statusCode: 404, errorCode: ownCodes.notFound });
  const { pixKey, pixType, amount, description = null, virtualAccount = null, callbackTo = null } = plan.body;
  return { pixKey, pixType, amount: toReais(amount), description, virtualAccount, callbackTo };
};

export const cancelOperation: OfficeHandler<'operations.cancel'> = async ({ params, caller, services, note }) => {
  const { row, name } = await found(params.id, services);
  const ended = await cancelPlanned(services.db, row.id, services.now());
  if (!ended) throw problem({ statusCode: 409, errorCode: ownCodes.outdated, details: [{ field: 'state', reason: row.state }] });
  note({ facts: { ...operationFacts(ended, services.environment), day: ended.plannedFor ?? '' } });
  await announce(services.db, ['operations']);
  return operationRecordOf(ended, { name, mine: ended.staffId === caller.staffId }, services.environment);
};

async function found(id: string, services: Services) {
  const [row] = await services.db
    .select({ row: operations, name: staff.name })
    .from(operations)
    .innerJoin(staff, eq(staff.id, operations.staffId))
    .where(equalsUuid(operations.id, id));
  if (!row) throw problem({ statusCode: 404, errorCode: ownCodes.notFound });
  return row;
}
