import { describe, expect, test } from 'vitest';
import { dispatchRecord } from '@/lib/server/gateway/dispatch-record';
import { runRetention } from '@/lib/server/retention/run-retention';
import { sandboxForTests } from '@/sandbox/testing/sandbox-for-tests';
import { runExports } from './run-exports';
import { claimExport } from './store';
import { always, exportsForTests } from './testing/exports-for-tests';

const { office, order, finance, ask, made, stateOf, download } = exportsForTests(sandboxForTests(), 20);

describe('is refused', () => {
  test.each([
    ['a column the list lacks', { columns: ['payerDocument'] }],
    ['a filter the list lacks', { search: 'period=today' }],
    ['a page of its own', { search: `${always}&dateFrom=x` }],
    ['OFX of anything but statements', { form: 'ofx' }],
    ['a chain of anything but the audit', { form: 'chain' }],
    ['an order the list lacks', { sort: 'amount' }],
    ['a list nobody declared', { list: 'staff' }],
  ])('%s', async (_, change) => {
    expect(await office.send('POST', '/exports', { as: finance(), body: { ...order, ...change } })).toMatchObject({ status: 400 });
  });

  test('a list the person may not read', async () => {
    const support = await office.person('support');
    const body = { ...order, list: 'statements', columns: ['amount'], search: '' };
    expect(await office.send('POST', '/exports', { as: support, body })).toMatchObject({ status: 403 });
  });

  test('a sixth one while five are in progress', async () => {
    const busy = await office.person('developer');
    const open = await Promise.all(Array.from({ length: 5 }, () => ask({}, busy)));
    expect(await office.send('POST', '/exports', { as: busy, body: order })).toMatchObject({ status: 409 });
    for (const { id } of open) await office.send('POST', `/exports/${id}/cancel`, { as: busy });
    expect(await runExports(office.services(), dispatchRecord)).toBe(false);
  });

  test('all but five of thirty that one person requests at once', async () => {
    const busy = await office.person('developer');
    const answers = await Promise.all(Array.from({ length: 30 }, () => office.send('POST', '/exports', { as: busy, body: order })));
    const accepted = answers.filter(({ status }) => status === 200);
    expect([accepted.length, answers.filter(({ status }) => status === 409).length]).toEqual([5, 25]);
    for (const { body } of accepted) await office.send('POST', `/exports/${body.id}/cancel`, { as: busy });
  });
});

test('canceled leaves nothing', async () => {
  const { id } = await ask();
  expect((await office.send('POST', `/exports/${id}/cancel`, { as: finance() })).body).toMatchObject({ state: 'cancelled' });
  expect(await runExports(office.services(), dispatchRecord)).toBe(false);
  expect((await download(id)).status).toBe(404);
});

test('left behind by a crash is restarted, and given up after the third attempt', async () => {
  const { id } = await ask();
  const later = () => {
    office.clock.now = new Date(office.clock.now.getTime() + 61_000);
    return office.clock.now;
  };
  await claimExport(office.services(), office.clock.now);
  expect(await runExports(office.services(), dispatchRecord)).toBe(false);
  later();
  await runExports(office.services(), dispatchRecord);
  expect(await stateOf(id)).toMatchObject({ state: 'ready' });
  const lost = await ask();
  for (let attempt = 1; attempt <= 3; attempt += 1) await claimExport(office.services(), later());
  later();
  await runExports(office.services(), dispatchRecord);
  expect(await stateOf(lost.id)).toMatchObject({ state: 'failed', code: 'SVB500' });
});

test('is audited from request to download, and deleted after a day', async () => {
  const person = await office.person('finance');
  const { id } = await made({}, person);
  await download(id, person);
  const mine = (await office.audited()).filter(({ object }) => object === id);
  expect(mine.map(({ action }) => action)).toEqual(['export.asked', 'export.downloaded']);
  const later = (ms: number) => ({ ...office.services(), now: () => new Date(office.clock.now.getTime() + ms) });
  const day = 24 * 3_600_000;
  await runRetention(later(day));
  expect(await stateOf(id, person)).toMatchObject({ state: 'ready', until: new Date(office.clock.now.getTime() + day).toISOString() });
  await runRetention(later(2 * day));
  expect(await stateOf(id, person)).toBeUndefined();
});
