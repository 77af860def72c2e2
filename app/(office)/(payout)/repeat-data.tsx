import { HydrationBoundary } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { idPattern } from '@/lib/contracts/address';
import { firstData, firstRead } from '@/lib/server/page/first-data';
import { type PageSearch, urlSearch } from '@/lib/server/page/url-search';

type RepeatDataProps = { of: 'withdrawals' | 'transfers'; searchParams: PageSearch; children: (repeat: string | null) => ReactNode };

/** What a form of money out begins with: the means of the account, and the payment it is begun from, when the address names one. */
export async function RepeatData({ of, searchParams, children }: RepeatDataProps) {
  const asked = urlSearch(await searchParams).get('repeat');
  const repeat = asked !== null && idPattern.test(asked) ? asked : null;
  const reads = [
    firstRead('account.read', {}),
    firstRead('balance.read', {}),
    ...(repeat === null ? [] : [firstRead(`${of}.find`, { query: { id: repeat } })]),
  ];
  return <HydrationBoundary state={await firstData(...reads)}>{children(repeat)}</HydrationBoundary>;
}
