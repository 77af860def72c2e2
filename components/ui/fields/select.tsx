import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { fieldLook } from './field-look';

const quiet = 'h-6 rounded-md bg-transparent pl-1 text-meta text-muted hover:bg-hover hover:text-ink';

/** A native select. `quiet` is for use within a line of text. */
export function Select({ className, look = 'field', ...rest }: ComponentProps<'select'> & { look?: 'field' | 'quiet' }) {
  const isField = look === 'field';
  return (
    <span className={clsx('relative inline-flex', isField && 'w-full')}>
      <select className={clsx('appearance-none', isField ? `${fieldLook()} pr-8` : `${quiet} pr-5`, className)} {...rest} />
      <Icon
        name="chevron-down"
        size={isField ? 16 : 12}
        className={clsx('pointer-events-none absolute top-1/2 -translate-y-1/2 text-muted', isField ? 'right-2.5' : 'right-1')}
      />
    </span>
  );
}
