import 'server-only';
import { openDatabase } from '@/lib/server/database/database';
import { keyIdOf } from '@/lib/server/environment/encryption-keys';
import { countByKey, isAllCurrent } from './key-status';

const { DATABASE_URL: url, SEAL_KEY: sealKey, SEAL_KEYS_OLD } = process.env;
if (!url || !sealKey) throw new Error('DATABASE_URL and SEAL_KEY are needed: docs/operations.md says what they are');
const keys = { sealKey, sealKeysOld: (SEAL_KEYS_OLD ?? '').split(',').filter(Boolean) };
const { db, close } = openDatabase(url, { max: 1 });
const counts = await countByKey(db, keys).finally(close);

const nameOf = (id: string | null) => {
  if (id === null) return 'no key id, stored by an earlier version';
  if (id === keyIdOf(sealKey)) return `${id}, the current key`;
  return keys.sealKeysOld.some((key) => keyIdOf(key) === id) ? `${id}, an older key` : `${id}, a key that is not in the settings`;
};
const lines = counts.map(({ column, keyId, values }) => `  ${column}: ${values} under ${nameOf(keyId)}`);
const words = isAllCurrent(counts, keys)
  ? 'Nothing stored needs an older key.'
  : 'Some values still need an older key. Balcão re-encrypts them while it runs; a request that waits for approvals ends within a week.';
process.stdout.write([`The current key is ${keyIdOf(sealKey)}.`, ...lines, words, ''].join('\n'));
process.exitCode = isAllCurrent(counts, keys) ? 0 : 1;
