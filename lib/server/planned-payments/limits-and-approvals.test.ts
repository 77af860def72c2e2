import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { toReais } from '@/lib/format/money/money';
import { staff } from '@/lib/server/database/schema/schema';
import { due, lateThatDay, payOn, plannedForTests } from './testing/planned-for-tests';

const { office, payments, first, rule, row, rows, approve, wait, db, limitPayouts, plan, planned, operation, runAt, back, expectHeld } =
  plannedForTests();

describe('limits', () => {
  test('count a planned payment on its day, and no other', async () => {
    await limitPayouts('100.00');
    await planned({ amount: 60 });
    expect(await plan({ amount: 60 })).toMatchObject({
      status: 422,
      body: { errorCode: 'SVB473', details: [{ field: 'payoutsPerDay', reason: '40.00' }] },
    });
    expect((await plan({ amount: 60, change: { payOn: '2026-12-06' } })).status).toBe(200);
    expect((await plan({ amount: 60, change: { payOn: undefined } })).body.operation.state).toBe('done');
  });

  test('count what was sent on its day before it', async () => {
    await limitPayouts('100.00');
    const id = await planned({ amount: 60 });
    office.clock.now = new Date('2026-12-05T04:00:00.000Z');
    expect((await plan({ amount: 50, as: await back(), change: { payOn: undefined } })).body.operation.state).toBe('done');
    await runAt(due);
    expect(await operation(id)).toMatchObject({ state: 'held', held: 'limit' });
    expect(payments().posts).toHaveLength(1);
  });
});

describe('approval', () => {
  const asked = async () => {
    const answer = await plan();
    expect(answer.status).toBe(202);
    return answer.body.approval.id;
  };

  test('is asked for when it is planned, with its day; approved, it waits for that day and is sent', async () => {
    await rule({});
    const id = await asked();
    expect((await office.send('GET', `/approvals/${id}`, { as: first() })).body.facts).toContainEqual({
      name: 'planned-for',
      value: payOn,
    });
    expect((await approve(id)).body).toMatchObject({ state: 'done' });
    const [waiting] = await rows();
    expect(waiting).toMatchObject({ state: 'planned', plannedFor: payOn });
    expect(payments().posts).toEqual([]);
    await runAt(due);
    expect(payments().posts).toHaveLength(1);
    expect((await operation(waiting?.id ?? '')).state).toBe('done');
  });

  test('that is missing when its day begins holds it back, and it can no longer be given', async () => {
    await rule({ standsHours: 24 * 30 });
    const id = await asked();
    office.clock.now = due;
    await wait(0);
    expect(await row(id)).toMatchObject({ state: 'lapsed', encryptedRequest: null });
    const [held] = await rows();
    await expectHeld(held?.id ?? '', 'approval');
    expect((await approve(id, await back(first()))).status).toBe(409);
    await runAt(lateThatDay);
    expect(payments().posts).toEqual([]);
  });

  test('of who may no longer approve on its day holds it back', async () => {
    await rule({});
    await approve(await asked());
    await db().update(staff).set({ active: false }).where(eq(staff.id, first().staffId));
    const [waiting] = await rows();
    await runAt(due);
    await expectHeld(waiting?.id ?? '', 'approval');
  });

  test('under a rule that has changed since holds it back', async () => {
    await rule({});
    await approve(await asked());
    await rule({ needed: 2 });
    const [waiting] = await rows();
    await runAt(due);
    await expectHeld(waiting?.id ?? '', 'rule');
  });

  test('by a sum of a day counts what is planned for that day, and none of it today', async () => {
    await rule({ dayFrom: toReais('80.00') });
    expect((await plan({ amount: 50 })).status).toBe(200);
    expect((await plan({ amount: 50 })).status).toBe(202);
    expect((await plan({ amount: 50, change: { payOn: undefined } })).status).toBe(200);
    expect((await plan({ amount: 50, change: { payOn: '2026-12-06' } })).status).toBe(200);
  });
});
