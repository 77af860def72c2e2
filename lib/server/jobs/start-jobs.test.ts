import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { log } from '@/lib/server/log';
import type { Services } from '@/lib/server/services';
import { officeForTests } from '@/lib/server/testing/office-for-tests';
import { type Job, noTurn } from './job';
import { jobStates } from './job-states';
import { jobs } from './jobs';
import { startJobs } from './start-jobs';

const intervalMs = 1_000;
const office = officeForTests();
let services: Services;
let stop: () => Promise<void>;

beforeEach(() => {
  services = office.services();
  stop = async () => {};
  vi.useFakeTimers();
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await stop();
});

/** A run that ends when it is told to. */
function heldJob(change: Partial<Job> = {}) {
  const held: (() => void)[] = [];
  const run = vi.fn<Job['run']>(() => new Promise<void>((end) => held.push(end)));
  return { job: { name: 'held', intervalMs, run, ...change }, run, endOne: () => held.shift()?.() };
}

test('a job runs at once with the services and their time, and again each time its pause is over', async () => {
  const run = vi.fn<Job['run']>(async () => undefined);
  stop = startJobs([{ name: 'counted', intervalMs: intervalMs, run }], services);
  await vi.advanceTimersByTimeAsync(0);
  expect(run.mock.calls).toEqual([[services, services.now()]]);
  await vi.advanceTimersByTimeAsync(intervalMs - 1);
  expect(run).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(run).toHaveBeenCalledTimes(2);
});

test('a job with more to do runs again without a pause, until nothing is left', async () => {
  const run = vi.fn<Job['run']>().mockResolvedValueOnce(true).mockResolvedValueOnce(true).mockResolvedValue(false);
  stop = startJobs([{ name: 'counted', intervalMs: intervalMs, run }], services);
  await vi.advanceTimersByTimeAsync(intervalMs - 1);
  expect(run).toHaveBeenCalledTimes(3);
});

test('a run that takes longer than the pause is not joined by a second one, and holds up no other job', async () => {
  const { job, run, endOne } = heldJob();
  const other = vi.fn<Job['run']>(async () => undefined);
  stop = startJobs([job, { name: 'other', intervalMs: intervalMs, run: other }], services);
  await vi.advanceTimersByTimeAsync(10 * intervalMs);
  expect(run).toHaveBeenCalledTimes(1);
  expect(other.mock.calls.length).toBeGreaterThan(5);
  endOne();
  await vi.advanceTimersByTimeAsync(intervalMs);
  expect(run).toHaveBeenCalledTimes(2);
  endOne();
});

test('a job with two places runs twice at once and no more', async () => {
  const { job, run, endOne } = heldJob({ atOnce: 2 });
  stop = startJobs([job], services);
  await vi.advanceTimersByTimeAsync(10 * intervalMs);
  expect(run).toHaveBeenCalledTimes(2);
  endOne();
  endOne();
});

test('a run that fails is logged once by the name of its job, without its text, and the job goes on', async () => {
  const error = vi.spyOn(log, 'error').mockImplementation(() => {});
  const run = vi.fn<Job['run']>().mockRejectedValueOnce(new TypeError('of maria@loja.example')).mockResolvedValue(undefined);
  stop = startJobs([{ name: 'failing', intervalMs: intervalMs, run }], services);
  await vi.advanceTimersByTimeAsync(intervalMs);
  expect(run).toHaveBeenCalledTimes(2);
  expect(error.mock.calls).toEqual([[{ job: 'failing', error: expect.stringMatching(/^TypeError at /) }, 'a job failed']]);
});

test('stopping waits for the run under way and starts no other', async () => {
  const { job, run, endOne } = heldJob();
  const stopping = vi.fn();
  stop = startJobs([job], services);
  await vi.advanceTimersByTimeAsync(0);
  const stopped = stop().then(stopping);
  await vi.advanceTimersByTimeAsync(10 * intervalMs);
  expect(stopping).not.toHaveBeenCalled();
  endOne();
  await stopped;
  await vi.advanceTimersByTimeAsync(10 * intervalMs);
  expect(run).toHaveBeenCalledTimes(1);
});

test('every job of the server has a name of its own and runs against a database and a service with nothing to do', async () => {
  vi.useRealTimers();
  office.service().answer({ data: [], hasNextPage: false });
  expect(new Set(jobs.map(({ name }) => name)).size).toBe(jobs.length);
  for (const { run } of jobs) await run(services, services.now());
});

test('every job runs often enough for the alert about half an hour without an end to mean that it fails', () => {
  for (const { name, intervalMs } of jobs) expect(intervalMs, name).toBeLessThanOrEqual(10 * 60_000);
});

test('a job that failed in its turn is failing until a turn of its own ends well, whatever runs between had no turn', async () => {
  const stateNow = () => jobStates().find(({ name }) => name === 'notice-cases')?.failures;
  vi.spyOn(log, 'error').mockReturnValue();
  const run = vi.fn<Job['run']>().mockResolvedValueOnce(noTurn).mockRejectedValueOnce(new Error()).mockResolvedValueOnce(noTurn);
  stop = startJobs([{ name: 'notice-cases', intervalMs, run }], services);
  const failures: unknown[] = [];
  for (let at = 0; at < 4; at += 1) {
    await vi.advanceTimersByTimeAsync(at === 0 ? 0 : intervalMs);
    failures.push(stateNow());
  }
  expect(failures).toEqual([0, 1, 1, 0]);
});
