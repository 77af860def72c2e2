import Link from 'next/link';
import type { ComponentProps } from 'react';
import { pageRoute } from './page-route.cast';

/** A link to a page of ours, at an address that may be made at run time. Nothing is fetched ahead: each page asks the service. */
export function PageLink({ href, prefetch = false, ...rest }: Omit<ComponentProps<typeof Link>, 'href'> & { href: string }) {
  return <Link href={pageRoute(href)} prefetch={prefetch} {...rest} />;
}
