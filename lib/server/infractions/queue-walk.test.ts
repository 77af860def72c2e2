import { beforeAll, expect, test, vi } from 'vitest';
import type { Services } from '@/lib/server/services';
import { officeForTests, canary as token } from '@/lib/server/testing/office-for-tests';
import type { Upstream } from '@/lib/server/upstream/upstream';
import { sandboxForTests } from '@/sandbox/testing/sandbox-for-tests';
import { readWholeQueue } from './read-whole-queue';

const sandbox = sandboxForTests();
const office = officeForTests({ serviceUrl: () => `${sandbox().origin}/v1` });
const count = 130;
let open: string[];

beforeAll(async () => {
  const { control } = sandbox();
  await control.createAccount({ token });
  open = [];
  for (let at = 0; at < count; at += 1) {
    const { id } = await control.insertTransaction({ token, transaction: { type: 'DEPOSIT', status: 'COMPLETED', amount: 0.01 } });
    open.push((await control.openInfraction({ token, transactionId: id })).id);
  }
});

/** A service where something happens before it answers the given call. */
function interrupted(call: number, effect: () => Promise<unknown>): { services: Services; asked: () => number } {
  const services = office.services();
  let calls = 0;
  const upstream: Upstream = async (request) => {
    calls += 1;
    if (calls === call) await effect();
    return services.upstream(request);
  };
  return { services: { ...services, upstream }, asked: () => calls };
}

test('misses no open case when another one ends between two pages', async () => {
  // The first page as the service returns it; one of its cases ends before the second page is read.
  const first = await readWholeQueue(office.services(), 'r');
  const ended = first.infractions[0]?.id ?? '';
  const { services, asked } = interrupted(2, () => sandbox().control.moveInfraction(ended, { token, move: 'close', result: 'DISAGREED' }));
  const { infractions } = await readWholeQueue(services, 'r');
  const known = new Set(infractions.map(({ id }) => id));
  expect(open.filter((id) => id !== ended && !known.has(id))).toEqual([]);
  expect(asked()).toBe(6);
});

test('is shared by pages and gateway, although each bundle has its own copy of the module', async () => {
  const { services, asked } = interrupted(0, async () => {});
  const ofPages = await readWholeQueue(services, 'r');
  const callsOfOneWalk = asked();
  vi.resetModules();
  const ofTheGateway = await import('./read-whole-queue');
  expect(ofTheGateway.readWholeQueue).not.toBe(readWholeQueue);
  expect(await ofTheGateway.readWholeQueue(services, 'r')).toBe(ofPages);
  expect(asked()).toBe(callsOfOneWalk);
});
