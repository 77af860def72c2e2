import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createQueryClient } from '@/lib/client/call/query-client';
import { staff } from '@/lib/contracts/office/staff/staff';
import { useEndpointQuery } from './use-read';
import { useEndpointMutation } from './use-write';

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});
const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const methods = () => fetched.mock.calls.map(([, init]) => init?.method);
const listed = (page: number) => ({ items: [], hasNext: false, total: page });

/** A page that lists the staff, ends other sessions and resets a password, set up as in the app. */
function open(keepPrevious = false) {
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;
  const use = ({ page }: { page: number }) => ({
    list: useEndpointQuery(staff.list, { query: { page } }, { keepPrevious }),
    reset: useEndpointMutation(staff.resetPassword),
  });
  return renderHook(use, { wrapper, initialProps: { page: 1 } });
}

describe('a write', () => {
  test.each([424, 429, 500, 503, 504])('refused with %d is sent once', async (status) => {
    fetched.mockImplementation(async (_url, init) =>
      init?.method === 'POST' ? answer({ retryAfterSeconds: 0 }, status) : answer(listed(1)),
    );
    const { result } = open();
    await act(async () => result.current.reset.mutate({ params: { id: 'x' } }));
    await waitFor(() => expect(result.current.reset.error?.problem.statusCode).toBe(status));
    expect(methods().filter((method) => method === 'POST')).toHaveLength(1);
  });

  test('without a network fails at once and is not queued', async () => {
    fetched.mockImplementation(async (_url, init) =>
      init?.method === 'POST' ? Promise.reject(new TypeError('Failed to fetch')) : answer(listed(1)),
    );
    const { result } = open();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await act(async () => window.dispatchEvent(new Event('offline')));
    await act(async () => result.current.reset.mutate({ params: { id: 'x' } }));
    await waitFor(() => expect(result.current.reset.error?.problem.errorCode).toBe('SVB503'));
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(methods().filter((method) => method === 'POST')).toHaveLength(1);
  });

  test('that succeeded refetches what it changes', async () => {
    fetched.mockImplementation(async (_url, init) => answer(init?.method === 'POST' ? { pending: true, delivery: null } : listed(1)));
    const { result } = open();
    await waitFor(() => expect(result.current.list.isSuccess).toBe(true));
    await act(async () => result.current.reset.mutate({ params: { id: 'x' } }));
    await waitFor(() => expect(methods()).toEqual(['GET', 'POST', 'GET']));
    expect(result.current.reset.data).toEqual({ pending: true, delivery: null });
  });
});

describe('a read', () => {
  test('is retried where that may help', async () => {
    fetched.mockResolvedValueOnce(answer({ retryAfterSeconds: 0 }, 503));
    fetched.mockResolvedValueOnce(answer(listed(1)));
    const { result } = open();
    await waitFor(() => expect(result.current.list.data?.total).toBe(1));
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['of a record answers nothing until what was asked for is there', false, undefined],
    ['of a list keeps the rows before until the next are there', true, { total: 1 }],
  ])('%s', async (_title, keepPrevious, shown) => {
    let arrive = (_answer: Response) => {};
    fetched.mockResolvedValueOnce(answer(listed(1)));
    fetched.mockReturnValueOnce(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
    const { result, rerender } = open(keepPrevious);
    await waitFor(() => expect(result.current.list.data?.total).toBe(1));
    rerender({ page: 2 });
    if (shown) expect(result.current.list).toMatchObject({ data: shown, isPlaceholderData: true });
    else expect(result.current.list.data).toBeUndefined();
    await act(async () => arrive(answer(listed(2))));
    await waitFor(() => expect(result.current.list.data?.total).toBe(2));
  });

  test('is aborted when nobody needs it any more', async () => {
    fetched.mockReturnValue(new Promise(() => {}));
    const { unmount } = open();
    await waitFor(() => expect(fetched).toHaveBeenCalledOnce());
    unmount();
    expect(fetched.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  });
});
