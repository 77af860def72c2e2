import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { PageLink } from './page-link';

export function TextLink({ className, ...rest }: ComponentProps<typeof PageLink>) {
  return <PageLink className={clsx('rounded-sm font-medium text-accent hover:underline', className)} {...rest} />;
}
