import { describe, expect, test } from 'vitest';
import { keyIdOf } from '@/lib/server/environment/encryption-keys';
import { decryptBytes, decryptText, encryptBytes, encryptText } from './encrypted-value';

const place = { column: 'inbox.body', row: '1' };
const keys = { sealKey: 'a key', sealKeysOld: ['an older key'] };
const bytes = Buffer.from([0, 16, 255, 1]);
const old = { sealKey: 'an older key', sealKeysOld: [] };
const others = { sealKey: 'a key', sealKeysOld: [] };

describe('a stored value', () => {
  test('decrypts in its place, under the current key and under an older one', () => {
    for (const under of [keys, old]) {
      expect(decryptText(encryptText('Ana ✓', place, under), place, keys)).toBe('Ana ✓');
      expect(decryptBytes(encryptBytes(bytes, place, under), place, keys)).toEqual(bytes);
    }
  });

  test.each([
    { ...place, row: '2' },
    { ...place, column: 'inbox.sender' },
  ])('decrypts nowhere else: %o', (elsewhere) => {
    expect(decryptText(encryptText('Ana', place, keys), elsewhere, keys)).toBeNull();
    expect(decryptBytes(encryptBytes(bytes, place, keys), elsewhere, keys)).toBeNull();
  });

  test('decrypts under no other key, and not when a bit was changed', () => {
    expect(decryptText(encryptText('Ana', place, old), place, others)).toBeNull();
    expect(decryptBytes(encryptBytes(bytes, place, old), place, others)).toBeNull();
    const changed = encryptBytes(bytes, place, keys);
    changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1);
    expect(decryptBytes(changed, place, keys)).toBeNull();
    expect(decryptBytes(encryptBytes(bytes, place, keys).subarray(0, 20), place, keys)).toBeNull();
  });

  test('names its key, shows nothing of what it holds, and is never twice the same', () => {
    const [one, other] = [encryptText('Ana', place, keys), encryptText('Ana', place, keys)];
    expect(one).toContain(`:${keyIdOf('a key')}:`);
    expect(keyIdOf('a key')).toMatch(/^[0-9a-f]{8}$/);
    expect(one).not.toBe(other);
    expect(encryptBytes(Buffer.from('Ana'), place, keys).includes('Ana')).toBe(false);
  });

  test('that is plain is read as it is, so that rows from before stay readable', () => {
    expect(decryptText('e1: typed by somebody', place, keys)).toBe('e1: typed by somebody');
    expect(decryptBytes(bytes, place, keys)).toBe(bytes);
  });
});
