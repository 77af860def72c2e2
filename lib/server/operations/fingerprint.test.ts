import { createHash, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { canonicalJson } from '@/lib/format/text/canonical-json';
import { operations } from '@/lib/server/database/schema/schema';
import { fingerprintOf, isSameFingerprint, keyPlainFingerprints } from './fingerprint';
import { operationsForTests } from './testing/operations-for-tests';

const { office, payments, charge, row } = operationsForTests();
const keys = { sealKey: 's'.repeat(32) };
const fingerprintInput = { amount: 50, pixKey: '52998224725' };
const plainOf = (kind: string, params: unknown, body: unknown) =>
  createHash('sha256')
    .update(canonicalJson([kind, params, body]))
    .digest();

test('a fingerprint ignores the order of fields and depends on the key', () => {
  const fingerprint = fingerprintOf('withdrawals.create', {}, fingerprintInput, keys);
  expect(fingerprintOf('withdrawals.create', {}, { pixKey: fingerprintInput.pixKey, amount: 50, description: undefined }, keys)).toEqual(
    fingerprint,
  );
  expect(fingerprintOf('withdrawals.create', {}, fingerprintInput, { sealKey: 'x'.repeat(32) })).not.toEqual(fingerprint);
  expect(fingerprint.includes(plainOf('withdrawals.create', {}, fingerprintInput))).toBe(false);
});

test('an operation with a plain fingerprint is recognised, before and after its fingerprint is keyed', async () => {
  const key = randomUUID();
  const { body } = await charge({ amount: 50 }, { key });
  const { db, environment } = office.services();
  const first = (await row(key))?.fingerprint ?? Buffer.alloc(0);
  const plain = plainOf('charges.create', {}, { amount: 50, expiresIn: 600 });
  expect(isSameFingerprint(plain, [first], environment)).toBe(true);
  await db.update(operations).set({ fingerprint: plain }).where(eq(operations.idempotencyKey, key));

  expect((await charge({ amount: 50 }, { key })).body).toEqual(body);
  expect((await charge({ amount: 51 }, { key })).body.errorCode).toBe('SVB422');
  await keyPlainFingerprints(db, environment);
  expect((await row(key))?.fingerprint).toEqual(first);
  expect((await charge({ amount: 50 }, { key })).body).toEqual(body);
  expect(payments().posts).toHaveLength(1);
});
