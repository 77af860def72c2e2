import 'server-only';
import type { Encrypted } from '@/lib/server/database/column-kinds';
import type { EncryptionKeys } from '@/lib/server/environment/encryption-keys';
import { decryptBytes, decryptText, encryptBytes, encryptText, type Place } from './encrypted-value';

/** Where a column is. */
export interface Column {
  readonly table: string;
  readonly column: string;
  /** The primary key, by which a job goes through the rows. */
  readonly key: readonly { readonly column: string; readonly type: 'text' | 'uuid' | 'bigint' | 'integer' }[];
  /** What identifies the row a value is bound to, as an SQL expression of text. Known before the row is written. */
  readonly row: string;
}

type EncryptionKey = Pick<EncryptionKeys, 'sealKey'>;

/** A value that no key of the settings opens in its row: a key is missing, or somebody changed or moved the value. */
export class UnreadableValueError extends Error {}

/** An encrypted column. Null stays null. */
export interface Field<Plain> {
  encrypt(plain: Plain, row: string, keys: EncryptionKey): Encrypted<Plain>;
  encrypt(plain: Plain | null, row: string, keys: EncryptionKey): Encrypted<Plain> | null;
  /** The value, also of a row from before the column was encrypted. @throws where no key of the settings opens it in this row */
  decrypt(stored: Encrypted<Plain>, row: string, keys: EncryptionKeys): Plain;
  decrypt(stored: Encrypted<Plain> | null, row: string, keys: EncryptionKeys): Plain | null;
}

export interface TextField extends Field<string>, Column {
  readonly kind: 'text';
}
export interface JsonField<Plain> extends Field<Plain>, Column {
  readonly kind: 'json';
}
export interface BytesField extends Field<Buffer>, Column {
  readonly kind: 'bytes';
}

export function textField(at: Column): TextField {
  const field = fieldOf<string, string>(at, encryptText, decryptText);
  return { kind: 'text', ...at, ...field };
}

export function bytesField(at: Column): BytesField {
  return { kind: 'bytes', ...at, ...fieldOf<Buffer, Buffer>(at, encryptBytes, decryptBytes) };
}

export function jsonField<Plain>(at: Column): JsonField<Plain> {
  return {
    kind: 'json',
    ...at,
    ...fieldOf<Plain, unknown>(
      at,
      (plain, place, keys) => encryptText(JSON.stringify(plain), place, keys),
      (stored, place, keys) => {
        if (typeof stored !== 'string') return stored;
        const text = decryptText(stored, place, keys);
        return text === null ? null : JSON.parse(text);
      },
    ),
  };
}

export function placeOf({ table, column }: Pick<Column, 'table' | 'column'>, row: string): Place {
  return { column: `${table}.${column}`, row };
}

function fieldOf<Plain, Stored>(
  at: Column,
  encrypt: (plain: Plain, place: Place, keys: EncryptionKey) => Stored,
  decrypt: (stored: Stored, place: Place, keys: EncryptionKeys) => unknown,
): Field<Plain> {
  function encryptGiven(plain: Plain, row: string, keys: EncryptionKey): Encrypted<Plain>;
  function encryptGiven(plain: Plain | null, row: string, keys: EncryptionKey): Encrypted<Plain> | null;
  function encryptGiven(plain: Plain | null, row: string, keys: EncryptionKey): Encrypted<Plain> | null {
    return plain === null ? null : asStored(encrypt(plain, placeOf(at, row), keys));
  }
  function decryptGiven(stored: Encrypted<Plain>, row: string, keys: EncryptionKeys): Plain;
  function decryptGiven(stored: Encrypted<Plain> | null, row: string, keys: EncryptionKeys): Plain | null;
  function decryptGiven(stored: Encrypted<Plain> | null, row: string, keys: EncryptionKeys): Plain | null {
    if (stored === null) return null;
    const plain = decrypt(asRead(stored), placeOf(at, row), keys);
    if (plain === null) throw new UnreadableValueError(`a value of ${at.table}.${at.column} opens under no key of the settings`);
    return asPlain(plain);
  }
  // What `encrypt` gives is what the column holds: its type in the schema is given here and nowhere else.
  const asStored = (value: Stored) => value as unknown as Encrypted<Plain>;
  // And what the column holds is what `encrypt` gave, or a plain value from before.
  const asRead = (value: Encrypted<Plain>) => value as unknown as Stored;
  // Only `encrypt` above, and versions before it, wrote what it opens: authenticated, of this column and row.
  const asPlain = (value: unknown) => value as Plain;
  return { encrypt: encryptGiven, decrypt: decryptGiven };
}
