// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useRedirectAfterCreate } from './use-redirect-after-create';

const push = vi.fn();
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

test('an act is forgotten only once the page of what it made has taken the place of its form', () => {
  const forget = vi.fn();
  const { result, unmount } = renderHook(() => useRedirectAfterCreate('/charges'));
  act(() => result.current.onCreated('T1', forget));
  expect(result.current.made).toBe(true);
  expect(push).toHaveBeenCalledWith('/charges/T1');
  expect(forget).not.toHaveBeenCalled();
  unmount();
  expect(forget).toHaveBeenCalledOnce();
});
