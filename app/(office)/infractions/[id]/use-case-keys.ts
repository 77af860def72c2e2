'use client';

import { useRouter } from 'next/navigation';
import { pageRoute } from '@/components/ui/action/page-route.cast';
import { useKey } from '@/components/ui/action/use-key';

type Href = string | null | undefined;

/** The keys of a case: Esc back to the list it came from, j and k to its neighbours there, n to the most urgent other one. */
export function useCaseKeys({ back, previous, next, urgent }: { back: string; previous: Href; next: Href; urgent: Href }): void {
  const router = useRouter();
  const go = (href: Href) => {
    if (href) router.push(pageRoute(href));
  };
  useKey('escape', () => go(back));
  useKey('j', () => go(next));
  useKey('k', () => go(previous));
  useKey('n', () => go(urgent));
}
