'use client';

import { useRouter } from 'next/navigation';
import { pageRoute } from '@/components/ui/action/page-route.cast';
import { useKey } from '@/components/ui/action/use-key';

type Href = string | null | undefined;

/** Navigates by a shortcut, where the target exists. */
export function usePageKey(key: string, href: Href): void {
  const router = useRouter();
  useKey(key, () => {
    if (href) router.push(pageRoute(href));
  });
}

/** The shortcuts of a record page: Esc back to its list, j and k to its neighbours there. */
export function useRecordKeys({ back, previous, next }: { back: string; previous: Href; next: Href }): void {
  usePageKey('escape', back);
  usePageKey('j', next);
  usePageKey('k', previous);
}
