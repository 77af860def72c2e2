import type { WireOf } from '@/lib/contracts/shapes';
import type { Sql } from '@/sandbox/database/open-database';
import { signedAddress } from './signed-address';

export type DefenseWire = WireOf<'defenses.read'>;

/** Lifetime of a file URL. */
const lifetime = 9 * 60_000;

type FileRow = Omit<DefenseWire['files'][number], 'url'> & { id: string; defenseId: string };

/** Lists the defenses of infractions, oldest first, with newly signed URLs of their files. */
export async function listDefenses(
  sql: Sql,
  accountId: number,
  infractionIds: readonly string[],
  baseUrl: string,
  now: Date,
): Promise<DefenseWire[]> {
  if (infractionIds.length === 0) return [];
  const defenses = await sql<Omit<DefenseWire, 'files'>[]>`
    select id, text as defense, status, infraction_id, created_at, updated_at from defenses
    where account_id = ${accountId} and infraction_id in ${sql(infractionIds)} order by created_at, id`;
  if (defenses.length === 0) return [];
  const files = await sql<FileRow[]>`
    select id, defense_id, name, mime_type, octet_length(content) as size from defense_files
    where account_id = ${accountId} and defense_id in ${sql(defenses.map((defense) => defense.id))} order by place`;
  const until = new Date(now.getTime() + lifetime);
  return defenses.map((defense) => ({
    ...defense,
    files: files.flatMap(({ id, defenseId, ...file }) =>
      defenseId === defense.id ? [{ ...file, url: signedAddress(`/files/defenses/${accountId}/${id}`, baseUrl, until) }] : [],
    ),
  }));
}
