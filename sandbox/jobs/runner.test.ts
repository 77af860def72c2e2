import { expect, test, vi } from 'vitest';
import { createClock } from '@/sandbox/clock';
import type { Services } from '@/sandbox/services';
import type { Job } from './job';
import { createRunner } from './runner';

const hour = 3_600_000;

/** A runner with a clock that stands until it is moved. */
function running(run: Job['run']) {
  const clock = createClock();
  clock.set({ speed: 0 });
  const failed = vi.fn();
  const services = { clock, log: { error: failed } } as unknown as Services;
  return { clock, failed, runner: createRunner({ name: 'trial', run }, services) };
}

/** A run that ends when it is told to. */
function gate() {
  const open: (() => void)[] = [];
  const wait = () => new Promise<void>((resolve) => open.push(resolve));
  return { wait, open: () => open.shift()?.() };
}

test('a triggered job runs with the present time', async () => {
  const run = vi.fn(async () => null);
  const { clock, runner } = running(run);
  await runner.trigger();
  expect(run).toHaveBeenCalledExactlyOnceWith(expect.anything(), clock.now());
});

test('a job runs at the time it asked for, by a clock of any speed', async () => {
  const run = vi.fn(async (_services: Services, now: Date) => new Date(now.getTime() + hour));
  const { clock, runner } = running(run);
  clock.set({ speed: 100 * hour });
  await runner.trigger();
  await expect.poll(() => run.mock.calls.length).toBeGreaterThan(3);
  await runner.stop();
  const times = run.mock.calls.map(([, now]) => now.getTime());
  for (const [at, time] of times.entries()) if (at > 0) expect(time - (times[at - 1] ?? 0)).toBeGreaterThanOrEqual(hour);
});

test('triggers during a run cause one more run, not a second at the same time', async () => {
  const { wait, open } = gate();
  const run = vi.fn(async () => {
    await wait();
    return null;
  });
  const { runner } = running(run);
  const first = runner.trigger();
  const later = [runner.trigger(), runner.trigger()];
  expect(run).toHaveBeenCalledTimes(1);
  open();
  await first;
  await expect.poll(() => run.mock.calls.length).toBe(2);
  open();
  await Promise.all(later);
  expect(run).toHaveBeenCalledTimes(2);
});

test('a job runs at the earliest requested time', async () => {
  const run = vi.fn(async () => null);
  const { clock, runner } = running(run);
  clock.set({ speed: 10 * hour });
  const now = clock.now().getTime();
  runner.wakeBy(new Date(now + 1_000_000 * hour));
  runner.wakeBy(new Date(now + hour));
  await expect.poll(() => run.mock.calls.length).toBe(1);
  await runner.stop();
});

test('a job that failed is logged and runs again', async () => {
  const run = vi.fn(async () => null).mockRejectedValueOnce(new Error('the database is away'));
  const { clock, failed, runner } = running(run);
  clock.set({ speed: 1_000_000 });
  await runner.trigger();
  expect(failed).toHaveBeenCalledTimes(1);
  await expect.poll(() => run.mock.calls.length).toBe(2);
  await runner.stop();
});

test('a stopped runner waits for its run and starts no other', async () => {
  const { wait, open } = gate();
  const run = vi.fn(async () => {
    await wait();
    return new Date(0);
  });
  const { runner } = running(run);
  void runner.trigger();
  const stopped = runner.stop();
  open();
  await stopped;
  await runner.trigger();
  expect(run).toHaveBeenCalledTimes(1);
});
