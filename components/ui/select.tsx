import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { fieldLook } from './field-look';
import { Icon } from './icon';

export function Select({ className, small = false, ...rest }: ComponentProps<'select'> & { small?: boolean }) {
  return (
    <span className={clsx('relative inline-flex', !small && 'w-full')}>
      <select className={clsx(fieldLook(), 'appearance-none pr-8', small && 'h-7 pl-2 text-meta', className)} {...rest} />
      <Icon name="chevron-down" className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2 text-muted" />
    </span>
  );
}
