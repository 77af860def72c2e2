import 'server-only';
import type { EncryptionKeys } from '@/lib/server/environment/encryption-keys';
import { encryptText, type Place } from './encrypted-value';
import { decryptSecret } from './stored-secrets';

interface ColumnOf<Stored> {
  readonly table: string;
  readonly column: string;
  /** The primary key, by which batches go on. */
  readonly id: { readonly column: string; readonly type: 'text' | 'uuid' | 'bigint' };
  /** What the value is bound to, as an SQL expression of text. */
  readonly row: string;
  /** The name in its place, where that differs from `table.column`. */
  readonly place?: string;
  /** The value under the current key; null when no key of ours opens it. */
  readonly renew: (stored: Stored, place: Place, keys: EncryptionKeys) => Stored | null;
}

export type EncryptedColumn = ({ readonly kind: 'text' } & ColumnOf<string>) | ({ readonly kind: 'bytes' } & ColumnOf<Buffer>);

function renewSecret(stored: string, place: Place, keys: EncryptionKeys): string | null {
  const plain = decryptSecret(stored, place, keys);
  return plain === null ? null : encryptText(plain, place, keys);
}

const timeCode = { kind: 'text', table: 'time_codes', id: { column: 'staff_id', type: 'uuid' }, row: 'staff_id::text' } as const;

/** Every column whose values name their key. A job brings all of them under the current one. */
export const encryptedColumns: readonly EncryptedColumn[] = [
  {
    kind: 'text',
    table: 'webhook_secrets',
    column: 'sealed',
    id: { column: 'webhook_id', type: 'text' },
    row: 'webhook_id',
    renew: renewSecret,
  },
  { ...timeCode, column: 'encrypted', renew: renewSecret },
  { ...timeCode, column: 'pending', place: 'time_codes.encrypted', renew: renewSecret },
];
