import Link from 'next/link';
import type { ComponentProps } from 'react';
import { pageRoute } from './page-route.cast';

/** A link to a page of ours, at an address that may be made at run time. */
export function PageLink({ href, ...rest }: Omit<ComponentProps<typeof Link>, 'href'> & { href: string }) {
  return <Link href={pageRoute(href)} {...rest} />;
}
