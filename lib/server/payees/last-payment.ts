import 'server-only';
import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Holder } from '@/lib/contracts/shape/holder.shape';
import { operations } from '@/lib/server/database/schema/schema';
import { operationFields } from '@/lib/server/privacy/at-rest/fields';
import type { Services } from '@/lib/server/services';

export interface LastPayment {
  readonly holder: Holder;
  readonly at: string;
}

/** The holder the same key was last paid to from here, by its hash; null when it never was. */
export async function lastPayment(
  { db, environment }: Pick<Services, 'db' | 'environment'>,
  payees: readonly string[],
): Promise<LastPayment | null> {
  const [row] = await db
    .select({ holder: operations.holder, key: operations.idempotencyKey, at: operations.createdAt })
    .from(operations)
    .where(and(inArray(operations.payee, [...payees]), eq(operations.state, 'done'), isNotNull(operations.holder)))
    .orderBy(desc(operations.createdAt))
    .limit(1);
  return row?.holder ? { holder: operationFields.holder.decrypt(row.holder, row.key, environment), at: row.at.toISOString() } : null;
}

/** Whether the holder is another person or company; a key that moved to another bank with its holder is unchanged. */
export function isOtherHolder(one: Holder, other: Holder): boolean {
  return !mayBeSame(one.document, other.document) || plain(one.name) !== plain(other.name);
}

/** Whether anything that a look-up says of the holder differs: name, masked document or bank. */
export function isChangedHolder(one: Holder, other: Holder): boolean {
  return one.document !== other.document || plain(one.name) !== plain(other.name) || bank(one) !== bank(other);
}

function bank({ institutionName }: Holder): string {
  return plain(institutionName ?? '');
}

/** Calls mask documents differently, so the visible digits are compared. */
function mayBeSame(one: string | null, other: string | null): boolean {
  const [a, b] = [shown(one), shown(other)];
  return a.includes(b) || b.includes(a);
}

function shown(document: string | null): string {
  return document?.replaceAll(/[^0-9A-Za-z]/g, '') ?? '';
}

function plain(name: string): string {
  return name.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/g, ' ').trim().toLowerCase();
}
