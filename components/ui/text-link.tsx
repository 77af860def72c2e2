import clsx from 'clsx';
import Link from 'next/link';
import type { ComponentProps } from 'react';

export function TextLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return <Link className={clsx('rounded-sm font-medium text-accent hover:underline', className)} {...rest} />;
}
