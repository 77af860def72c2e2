import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { webhookSecrets } from '@/lib/server/database/schema/callbacks-schema';
import { operations } from '@/lib/server/database/schema/schema';
import { timeCodes } from '@/lib/server/database/schema/second-factor-schema';
import { keyIdOf } from '@/lib/server/environment/encryption-keys';
import { activeSecrets, storeWebhookSecret } from '@/lib/server/inbox/signing/webhook-secrets';
import { inboxForTests } from '@/lib/server/inbox/testing/inbox-for-tests';
import { fingerprintOf, fingerprintsOf, isSameFingerprint } from '@/lib/server/operations/fingerprint';
import { payeeHash, payeeHashes } from '@/lib/server/payees/confirmation';
import { lastPayment } from '@/lib/server/payees/last-payment';
import { createDocumentTokens, documentTokensOf } from '@/lib/server/privacy/document-tokens';
import { renewRecoveryCodes, spendRecoveryCode } from '@/lib/server/second-factor/recovery-codes';
import { timeCodeAt, timeStep } from '@/lib/server/second-factor/time-code';
import { confirmTimeCode, spendTimeCode, startTimeCode } from '@/lib/server/second-factor/time-code-store';
import { firstSeen, rememberSighting } from '@/lib/server/spending-limits/payee-sightings';
import { operationFields } from './fields';
import { countByKey, isAllCurrent } from './key-status';
import { reEncrypt } from './re-encrypt';
import { rotatedServices } from './testing/rotated-services';

const { office, deliver, signedBy, rows, key } = inboxForTests();
const rotated = (older: 'readable' | 'dropped') => rotatedServices(office.services(), older);
const parts = (older: 'readable' | 'dropped') => ({ parts: { environment: rotated(older).environment } });
const signingSecret = 'whsec_of_a_webhook_that_calls_us';
const holder = { name: 'Ana Prado', document: '***.982.247-**', institutionName: 'Banco' };

beforeEach(async () => {
  const { db } = office.services();
  await db.delete(webhookSecrets);
  await db.delete(timeCodes);
  await db.delete(operations);
});

describe('after a start with another SEAL_KEY', () => {
  test('no callback is lost: the address the service knows is accepted, signed ones verify, while values are re-encrypted', async () => {
    const { services } = office;
    for (let webhook = 0; webhook < 8; webhook += 1)
      await storeWebhookSecret(services(), `wh${webhook}`, `${signingSecret}${webhook}`, services().now());
    const deliveries = Array.from({ length: 40 }, (_, index) => {
      const body = { id: `SVTX${index}`, status: 'COMPLETED' };
      const signed = { at: 'unknown', headers: signedBy(`${signingSecret}${index % 8}`, body) };
      return deliver(body, { ...(index % 2 === 0 ? { at: key() } : signed), ...parts('readable') });
    });
    const [renewed, ...answers] = await Promise.all([reEncrypt(services().db, rotated('readable').environment), ...deliveries]);
    expect(renewed).toBe(8);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await rows()).toHaveLength(40);
    expect(await activeSecrets(rotated('dropped'))).toHaveLength(8);
  });

  test('an instance that still has the earlier key reads what one with the new key wrote, and takes its callbacks', async () => {
    const { environment } = office.services();
    const later = rotated('readable');
    const earlier = { ...environment, sealKeysOld: [later.environment.sealKey] };
    await storeWebhookSecret(later, 'wh1', signingSecret, later.now());
    expect(await activeSecrets({ db: later.db, environment: earlier })).toEqual([signingSecret]);
    expect((await deliver({ id: 'SVTX1' }, { at: key(), parts: { environment: earlier } })).status).toBe(200);
  });

  test('the earlier address is refused once its key is dropped', async () => {
    expect((await deliver({ id: 'SVTX1' }, { at: key(), ...parts('dropped') })).status).toBe(401);
  });

  test('a secret from before values named their key is read, and renewed', async () => {
    const { db, environment, now } = office.services();
    const encrypted = createDocumentTokens(`webhook-secrets:${environment.sealKey}`).close(signingSecret, 'webhook');
    await db.insert(webhookSecrets).values({ webhookId: 'wh1', encrypted, storedAt: now() });
    expect(await activeSecrets(rotated('readable'))).toEqual([signingSecret]);
    expect(await countByKey(db, environment)).toEqual([{ column: 'webhook_secrets.sealed', keyId: null, values: 1 }]);
    await reEncrypt(db, rotated('readable').environment);
    expect(await activeSecrets(rotated('dropped'))).toEqual([signingSecret]);
  });

  test('a secret that was moved to another row opens no more', async () => {
    const { db, now } = office.services();
    await storeWebhookSecret(office.services(), 'wh1', signingSecret, now());
    await db.update(webhookSecrets).set({ webhookId: 'wh2' }).where(eq(webhookSecrets.webhookId, 'wh1'));
    expect(await activeSecrets(office.services())).toEqual([]);
    expect(await reEncrypt(db, rotated('readable').environment)).toBe(0);
  });

  test('time codes go on when their key is dropped, and recovery codes as long as it is kept', async () => {
    const { db, environment, now } = office.services();
    const { staffId } = await office.person('finance');
    const secret = await startTimeCode(db, staffId, environment);
    const at = (minutes: number) => new Date(now().getTime() + minutes * 60_000);
    expect(await confirmTimeCode(db, staffId, timeCodeAt(secret, timeStep(at(0))), environment, at(0))).toBe(true);
    const [code = ''] = await renewRecoveryCodes(db, staffId, environment, now());
    await reEncrypt(db, rotated('readable').environment);
    expect(await spendTimeCode(db, staffId, timeCodeAt(secret, timeStep(at(2))), rotated('dropped').environment, at(2))).toBe(true);
    expect(await spendRecoveryCode(db, staffId, code, rotated('dropped').environment, now())).toBe(false);
    expect(await spendRecoveryCode(db, staffId, code, rotated('readable').environment, now())).toBe(true);
  });

  test('a payee is recognised, and stays so without the earlier key once looked up again', async () => {
    const { db, environment } = office.services();
    const { staffId } = await office.person('finance');
    const target = 'ana@loja.example';
    await rememberSighting(target, holder, office.services());
    const idempotencyKey = randomUUID();
    await db.insert(operations).values({
      kind: 'withdrawals.create',
      idempotencyKey,
      fingerprint: fingerprintOf('withdrawals.create', {}, {}, environment),
      state: 'done',
      holder: operationFields.holder.encrypt(holder, idempotencyKey, environment),
      payee: payeeHash(target, environment),
      staffId,
    });
    const known = async (older: 'readable' | 'dropped') => {
      const hashes = payeeHashes(target, rotated(older).environment);
      return [(await lastPayment({ db, environment: rotated(older).environment }, hashes))?.holder ?? null, await firstSeen(db, hashes)];
    };
    const seenAt = office.clock.now;
    expect(await known('readable')).toEqual([holder, seenAt]);
    expect(await known('dropped')).toEqual([null, null]);
    office.clock.now = new Date(seenAt.getTime() + 86_400_000);
    await rememberSighting(target, holder, rotated('readable'));
    await reEncrypt(db, rotated('readable').environment);
    expect(await known('dropped')).toEqual([holder, seenAt]);
  });

  test('a repeated request and a document in an address are recognised', () => {
    const { environment } = office.services();
    const given = ['withdrawals.create', {}, { amount: 5 }] as const;
    const stored = fingerprintOf(...given, environment);
    const token = documentTokensOf(environment).close('52998224725', '***');
    const same = (older: 'readable' | 'dropped') => {
      const keys = rotated(older).environment;
      return [isSameFingerprint(stored, fingerprintsOf(...given, keys), keys), documentTokensOf(keys).open(token)];
    };
    expect(same('readable')).toEqual([true, '52998224725']);
    expect(same('dropped')).toEqual([false, null]);
  });

  test('the status counts what is under each key, and is content when nothing needs an older one', async () => {
    const { db, environment, now } = office.services();
    await storeWebhookSecret(office.services(), 'wh1', signingSecret, now());
    await storeWebhookSecret(rotated('readable'), 'wh2', signingSecret, now());
    const later = rotated('readable').environment;
    const counts = await countByKey(db, later);
    expect(counts.map(({ keyId, values }) => [keyId, values])).toEqual(
      [environment.sealKey, later.sealKey].map((one) => [keyIdOf(one), 1]).toSorted(),
    );
    expect(isAllCurrent(counts, later)).toBe(false);
    await reEncrypt(db, later);
    expect(isAllCurrent(await countByKey(db, later), later)).toBe(true);
  });
});
