// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { transactions } from '@/lib/contracts/pix/payments/transactions';
import { useUrlQuery } from './use-url-query';

/** Next's own hooks follow the history of a running app; these follow that of the test window. */
vi.mock('next/navigation', () => {
  const watch = (changed: () => void) => {
    window.addEventListener('popstate', changed);
    window.addEventListener('pushed', changed);
    return () => {
      window.removeEventListener('popstate', changed);
      window.removeEventListener('pushed', changed);
    };
  };
  const useLocation = (part: 'search' | 'pathname') => useSyncExternalStore(watch, () => window.location[part]);
  return { usePathname: () => useLocation('pathname'), useSearchParams: () => new URLSearchParams(useLocation('search')) };
});

const push = window.history.pushState.bind(window.history);

beforeEach(() => {
  push(null, '', '/transactions?page=3&status=PENDING');
  vi.spyOn(window.history, 'pushState').mockImplementation((...step) => {
    push(...step);
    window.dispatchEvent(new Event('pushed'));
  });
});

const open = () => renderHook(() => useUrlQuery(transactions.list.query)).result;
const address = () => window.location.pathname + window.location.search;

test('parses the URL, and names what it cannot use', () => {
  push(null, '', '/transactions?page=999&limit=0&unknown=1&status=PENDING,PAID');
  expect(open().current).toMatchObject({ query: { page: 999, status: ['PENDING'] }, ignored: ['limit', 'unknown', 'status'] });
});

describe('a change', () => {
  test('resets the page to the first', async () => {
    const page = open();
    await act(async () => page.current.change({ status: ['EXPIRED'] }));
    expect(address()).toBe('/transactions?status=EXPIRED');
    expect(page.current.query).toEqual({ status: ['EXPIRED'] });
  });

  test('keeps the page it names', async () => {
    const page = open();
    await act(async () => page.current.change({ page: 4 }));
    expect(address()).toBe('/transactions?page=4&status=PENDING');
  });

  test('removes a key with undefined', async () => {
    const page = open();
    await act(async () => page.current.change({ status: undefined }));
    expect(address()).toBe('/transactions');
  });

  test('made together with others is one history entry', async () => {
    const page = open();
    await act(async () => {
      page.current.change({ name: 'Maria' });
      page.current.change({ status: undefined, amount: '12.50' });
      page.current.change({ name: 'Marina' });
    });
    expect(window.history.pushState).toHaveBeenCalledOnce();
    expect(address()).toBe('/transactions?name=Marina&amount=12.50');
  });

  test('builds on the previous one', async () => {
    const page = open();
    await act(async () => page.current.change({ name: 'Maria' }));
    await act(async () => page.current.change({ amount: '1' }));
    expect(address()).toBe('/transactions?status=PENDING&name=Maria&amount=1');
  });

  test('is undone by the Back button', async () => {
    const page = open();
    await act(async () => page.current.change({ status: ['EXPIRED'] }));
    await act(async () => {
      const back = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
      window.history.back();
      await back;
    });
    expect(page.current.query).toEqual({ page: 3, status: ['PENDING'] });
  });
});
