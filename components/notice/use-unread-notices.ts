'use client';

import { useEndpointQuery } from '@/lib/client/query/use-read';
import { notices } from '@/lib/contracts/office/notices/notices';

/** An event names new notices at once; this is for a stream that was cut without a word. */
const refetchMs = 120_000;

/** What the person has not read yet, on whichever device; the frame of every page and the bell share one reading. */
export function useUnreadNotices(enabled: boolean) {
  return useEndpointQuery(notices.unread, {}, { enabled, refetchInterval: enabled && refetchMs });
}
