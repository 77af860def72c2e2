import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { setPreferenceCookie } from '@/lib/client/browser/set-preference-cookie';
import { usePreferencesOfOtherTabs } from './use-preferences-of-other-tabs';

test('a time zone chosen in one tab re-renders the pages of the others, and a colour theme does not', async () => {
  const prepareAnew = vi.fn();
  renderHook(() => usePreferencesOfOtherTabs(prepareAnew));
  setPreferenceCookie('theme', 'dark');
  setPreferenceCookie('zone', 'UTC');
  await vi.waitFor(() => expect(prepareAnew).toHaveBeenCalledTimes(1));
});
