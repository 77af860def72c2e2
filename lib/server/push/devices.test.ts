import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { pushKeys } from '@/lib/server/database/schema/push-schema';
import { sessions, staff } from '@/lib/server/database/schema/schema';
import { endSession } from '@/lib/server/sessions/session';
import { sweepDevices } from './device-store';
import { pushKeysOf } from './push-keys';
import { sendMessages } from './send-messages';
import { pushForTests } from './testing/push-for-tests';
import type { BrowserForTests } from './testing/push-service-for-tests';

const { office, parts, later, person, turnOn, pass, paid, readBy, devices, waiting } = pushForTests();

describe('a browser', () => {
  const isNotified = async (browser: BrowserForTests, subject: string) => {
    await pass(paid(subject));
    await sendMessages(parts());
    return readBy(browser).some(({ path }) => path.endsWith(subject));
  };

  test('is told after its session expired, and not after it was ended, not even of what waited already', async () => {
    const finance = await person('finance');
    const browser = await turnOn(finance);
    later(14 * 60);
    expect((await office.send('GET', '/notices', { as: finance })).status).toBe(401);
    expect(await isNotified(browser, 'SVTX1')).toBe(true);
    await pass(paid('SVTX2'));
    await endSession(office.services().db, finance.staffId, finance.sessionId, office.clock.now);
    await sendMessages(parts());
    expect(readBy(browser)).toHaveLength(1);
    later(2);
    await sweepDevices(office.services().db, office.clock.now);
    expect(await devices()).toEqual([]);
  });

  test('is not told of anything once its person is deactivated', async () => {
    const finance = await person('finance');
    const browser = await turnOn(finance);
    await pass(paid('SVTX1'));
    await office.services().db.update(staff).set({ active: false }).where(eq(staff.id, finance.staffId));
    await sendMessages(parts());
    expect([readBy(browser), await waiting()]).toEqual([[], []]);
  });

  test('in which its person has not been for thirty days is forgotten, and goes with its session in any case', async () => {
    const finance = await person('finance');
    await turnOn(finance);
    const { db } = office.services();
    later(29 * 24 * 60);
    await sweepDevices(db, office.clock.now);
    expect(await devices()).toHaveLength(1);
    later(2 * 24 * 60);
    await sweepDevices(db, office.clock.now);
    expect(await devices()).toEqual([]);
    await turnOn(finance);
    await db.delete(sessions).where(eq(sessions.id, finance.sessionId));
    expect(await devices()).toEqual([]);
  });
});

test('all instances have one key pair, which is stored encrypted and opens under an older SEAL_KEY', async () => {
  const { db, environment } = office.services();
  await db.delete(pushKeys);
  const keys = await Promise.all(Array.from({ length: 5 }, () => pushKeysOf(office.services())));
  expect(new Set(keys.map(({ publicKey }) => publicKey)).size).toBe(1);
  const [stored, ...others] = await db.select().from(pushKeys).where(eq(pushKeys.name, 'vapid'));
  expect([stored?.publicKey, others]).toEqual([keys[0]?.publicKey, []]);
  expect(JSON.stringify(stored)).not.toContain(keys[0]?.privateKey.export({ format: 'jwk' }).d);
  const renewed = { ...environment, sealKey: 'Tq9vB4xH7mJd0sRfYw3ZpKc8uLgN1eWaOi5XkCbEzGQ=', sealKeysOld: [environment.sealKey] };
  expect((await pushKeysOf({ ...office.services(), environment: renewed })).publicKey).toBe(keys[0]?.publicKey);
});
