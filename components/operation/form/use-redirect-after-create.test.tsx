// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Operation } from '@/lib/contracts/office/operations.shape';

const push = vi.fn();
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

let useRedirectAfterCreate: typeof import('./use-redirect-after-create').useRedirectAfterCreate;

// Other tests of this worker may have loaded it with the router of all tests.
beforeEach(async () => {
  vi.resetModules();
  ({ useRedirectAfterCreate } = await import('./use-redirect-after-create'));
});

const done = { kind: 'charges.create', state: 'done', transactionId: 'T1', subject: null } as Operation;

test('an operation is forgotten only once the page of the record it made has taken the place of its form', () => {
  const forget = vi.fn();
  const { result, unmount } = renderHook(() => useRedirectAfterCreate(forget));
  act(() => result.current.onDone(done));
  expect(result.current.made).toBe(true);
  expect(push).toHaveBeenCalledWith('/transactions/T1');
  expect(forget).not.toHaveBeenCalled();
  unmount();
  expect(forget).toHaveBeenCalledOnce();
});

test('a payment that waits for its day leads to its own page', () => {
  const { result } = renderHook(() => useRedirectAfterCreate(vi.fn()));
  const planned = { id: 'o1', kind: 'withdrawals.create', state: 'planned', transactionId: null, subject: null } as Operation;
  act(() => result.current.onDone(planned));
  expect(push).toHaveBeenCalledWith('/operations/o1');
});
