'use client';

import { useRouter } from 'next/navigation';
import type { ComponentProps, MouseEvent } from 'react';
import { startNavigation } from './navigation-start';
import { pageRoute } from './page-route.cast';

/**
 * A link to a page of ours, at an address that may be made at run time. Nothing is fetched ahead, since each page asks the service; without that,
 * Next's own link would be 3 kB that do what these lines do.
 */
export function PageLink({ href, onClick, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { href: string }) {
  const router = useRouter();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const elsewhere = rest.target !== undefined || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || elsewhere) return;
    event.preventDefault();
    startNavigation(href);
    router.push(pageRoute(href));
  };
  return <a {...rest} href={href} onClick={follow} />;
}
