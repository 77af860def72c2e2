import 'server-only';
import type { EncryptionKeys } from '@/lib/server/environment/encryption-keys';
import { decryptBytes, decryptText, encryptBytes, encryptText, type Place } from './encrypted-value';
import { type BytesField, type Column, type JsonField, placeOf, type TextField } from './field';
import {
  approvalFields,
  approvalFileFields,
  dataSubjectFields,
  draftFields,
  draftFileFields,
  exportFields,
  exportPieceField,
  inboxFields,
  noteFields,
  operationFields,
  pushDeviceFields,
  pushKeyFields,
  savedPayeeFields,
  sentDefenseFields,
  sharedTokenFields,
  tagFields,
  teamChatFields,
} from './fields';
import { decryptSecret } from './stored-secrets';
import { wordDigests } from './word-index';

/** A value under the current key, and what is written beside it. */
export interface Renewed<Stored> {
  readonly value: Stored;
  /** The column of its word index, with what belongs there now. */
  readonly index?: { readonly column: string; readonly digests: readonly string[] };
}

interface Renewable<Stored> extends Column {
  /** Null when no key of ours opens it. */
  readonly renew: (stored: Stored, row: string, keys: EncryptionKeys) => Renewed<Stored> | null;
}

/** A JSON value is read and written as text: that of its string where it is encrypted, and its own where it is from before that. */
export type EncryptedColumn = ({ readonly kind: 'text' | 'json' } & Renewable<string>) | ({ readonly kind: 'bytes' } & Renewable<Buffer>);

function renewText(stored: string, place: Place, keys: EncryptionKeys): Renewed<string> | null {
  const plain = decryptText(stored, place, keys);
  return plain === null ? null : { value: encryptText(plain, place, keys) };
}

function renewBytes(stored: Buffer, place: Place, keys: EncryptionKeys): Renewed<Buffer> | null {
  const plain = decryptBytes(stored, place, keys);
  return plain === null ? null : { value: encryptBytes(plain, place, keys) };
}

function renewSecret(stored: string, place: Place, keys: EncryptionKeys): Renewed<string> | null {
  const plain = decryptSecret(stored, place, keys);
  return plain === null ? null : { value: encryptText(plain, place, keys) };
}

function columnOf(field: TextField | JsonField<unknown> | BytesField): EncryptedColumn {
  const { table, column, key, row } = field;
  const at = { table, column, key, row };
  return field.kind === 'bytes'
    ? { kind: 'bytes', ...at, renew: (stored, bound, keys) => renewBytes(stored, placeOf(at, bound), keys) }
    : { kind: field.kind, ...at, renew: (stored, bound, keys) => renewText(stored, placeOf(at, bound), keys) };
}

const webhookSecret = {
  table: 'webhook_secrets',
  column: 'sealed',
  key: [{ column: 'webhook_id', type: 'text' }],
  row: 'webhook_id',
} as const;
const timeCode = { table: 'time_codes', key: [{ column: 'staff_id', type: 'uuid' }], row: 'staff_id::text' } as const;
const timeCodePlace = { table: 'time_codes', column: 'encrypted' };

/** A text that is found by its words, which are written anew with it. */
function indexedColumn(field: TextField, index: string): EncryptedColumn {
  const { table, column, key, row } = field;
  const renew = (stored: string, bound: string, keys: EncryptionKeys): Renewed<string> | null => {
    const place = placeOf(field, bound);
    const plain = decryptText(stored, place, keys);
    if (plain === null) return null;
    return { value: encryptText(plain, place, keys), index: { column: index, digests: wordDigests(plain, keys) } };
  };
  return { kind: 'text', table, column, key, row, renew };
}

/** Every column whose values name their key. A job brings all of them under the current one. */
export const encryptedColumns: readonly EncryptedColumn[] = [
  { kind: 'text', ...webhookSecret, renew: (stored, row, keys) => renewSecret(stored, placeOf(webhookSecret, row), keys) },
  // One place for the secret in use and the one that is set up: a code turns the latter into the former.
  ...['encrypted', 'pending'].map(
    (column): EncryptedColumn => ({
      kind: 'text',
      ...timeCode,
      column,
      renew: (stored, row, keys) => renewSecret(stored, placeOf(timeCodePlace, row), keys),
    }),
  ),
  ...[
    ...Object.values(inboxFields),
    ...Object.values(sharedTokenFields),
    ...Object.values(pushKeyFields),
    ...Object.values(pushDeviceFields),
    ...Object.values(teamChatFields),
    operationFields.holder,
    operationFields.holderBefore,
    ...Object.values(approvalFields),
    ...Object.values(savedPayeeFields),
    ...Object.values(approvalFileFields),
    ...Object.values(dataSubjectFields),
    draftFields.text,
    ...Object.values(draftFileFields),
    ...Object.values(sentDefenseFields),
    ...Object.values(exportFields),
    exportPieceField,
    ...Object.values(tagFields),
  ].map(columnOf),
  indexedColumn(operationFields.description, 'description_words'),
  indexedColumn(noteFields.text, 'words'),
];
