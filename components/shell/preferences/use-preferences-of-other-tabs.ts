'use client';

import { useEffect, useEffectEvent } from 'react';
import { preferencesChannel } from '@/lib/client/browser/set-preference-cookie';

/** Calls `prepareAnew` when language or time zone were changed in another tab: all tabs read by one clock. */
export function usePreferencesOfOtherTabs(prepareAnew: () => void): void {
  const prepare = useEffectEvent(prepareAnew);
  useEffect(() => {
    const channel = new BroadcastChannel(preferencesChannel);
    channel.addEventListener('message', () => prepare());
    return () => channel.close();
  }, []);
}
