import type { Account } from '@/sandbox/accounts/account';
import type { TransactionSql } from '@/sandbox/database/open-database';
import { type InfractionRow, infractionColumns } from '@/sandbox/infractions/infraction-row';
import { copyRows } from '@/sandbox/seed/database/copy-rows';
import type { SeededDefense } from '@/sandbox/seed/history/seed-event';
import { samplePdf } from './sample-pdf';

interface Disputes {
  readonly infractions: readonly InfractionRow[];
  readonly defenses: readonly SeededDefense[];
}

/** Writes the infractions of a new account, their defenses and evidence files. */
export async function fillDisputes(tx: TransactionSql, { id: accountId }: Account, { infractions, defenses }: Disputes): Promise<void> {
  await copyRows(tx, 'infractions', infractionColumns, infractions, { accountId });
  await copyRows(
    tx,
    'defenses',
    ['id', 'infractionId', 'text', 'createdAt', 'updatedAt'],
    defenses.map((defense) => ({ ...defense, updatedAt: defense.createdAt })),
    { accountId, status: 'DEFENDED' },
  );
  await copyRows(
    tx,
    'defense_files',
    ['id', 'defenseId', 'place', 'name', 'mimeType', 'content'],
    defenses.flatMap(({ id, files }) => files.map((name, place) => ({ id: `${id}-${place}`, defenseId: id, place, ...document(name) }))),
    { accountId },
  );
}

function document(name: string) {
  return { name, mimeType: 'application/pdf', content: `\\x${samplePdf(name).toString('hex')}` };
}
