import type { Account } from '@/sandbox/accounts/account';
import type { TransactionSql } from '@/sandbox/database/open-database';
import { type InfractionRow, infractionColumns } from '@/sandbox/infractions/infraction-row';
import { copyRows } from './copy-rows';
import type { SeededDefense } from './happening';
import { paper } from './paper';

interface Disputes {
  readonly infractions: readonly InfractionRow[];
  readonly defenses: readonly SeededDefense[];
}

/** Writes the disputes of a new account, what was answered, and the documents that were sent. */
export async function fillDisputes(tx: TransactionSql, { id: accountId }: Account, { infractions, defenses }: Disputes): Promise<void> {
  await copyRows(
    tx,
    'infractions',
    ['accountId', ...infractionColumns],
    infractions.map((infraction) => ({ ...infraction, accountId })),
  );
  await copyRows(
    tx,
    'defenses',
    ['accountId', 'id', 'infractionId', 'text', 'status', 'createdAt', 'updatedAt'],
    defenses.map((defense) => ({ ...defense, accountId, status: 'DEFENDED', updatedAt: defense.createdAt })),
  );
  await copyRows(
    tx,
    'defense_files',
    ['accountId', 'id', 'defenseId', 'place', 'name', 'mimeType', 'content'],
    defenses.flatMap(({ id, files }) =>
      files.map((name, place) => ({ accountId, id: `${id}-${place}`, defenseId: id, place, ...document(name) })),
    ),
  );
}

function document(name: string) {
  return { name, mimeType: 'application/pdf', content: `\\x${paper(name).toString('hex')}` };
}
