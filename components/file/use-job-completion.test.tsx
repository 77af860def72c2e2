import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useJobCompletion } from './use-job-completion';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

type Job = { id: string; state: 'running' | 'ready' };

const show = (state: Job['state']) =>
  renderHook(
    ({ job }) =>
      useJobCompletion(
        [job],
        (one) => one.state === 'running',
        (one) => one.state === 'ready',
      ),
    { initialProps: { job: { id: 'e1', state } } },
  );

test('a job that ended before the page was open is no news', () => {
  expect(show('ready').result.current.ready).toBeNull();
});

test('a completed job is announced until it is dismissed, in every tab of the browser at once', () => {
  const [one, other] = [show('running'), show('running')];
  for (const tab of [one, other]) tab.rerender({ job: { id: 'e1', state: 'ready' } });
  expect(other.result.current.ready?.id).toBe('e1');
  act(() => void one.result.current.dismiss());
  expect(one.result.current.ready).toBeNull();
  expect(other.result.current.ready).toBeNull();
});
