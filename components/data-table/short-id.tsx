'use client';

import clsx from 'clsx';
import { CopyButton } from '@/components/ui/action/copy-button';
import { shorten } from '@/lib/format/text/shorten';

type ShortIdProps = {
  value: string;
  what: string;
  /** Its column has room for all of it on a wide screen. */
  wholeWhenWide?: boolean;
};

/** Characters that fit beside the copy button in the narrowest column of ids. */
const fits = 12;

/** An id in a column: shortened in the middle where it is long, whole for screen readers, copied on hover or focus of its row. */
export function ShortId({ value, what, wholeWhenWide = false }: ShortIdProps) {
  return (
    <span className="group/id inline-flex items-center gap-0.5 text-muted" title={value}>
      <span className={clsx('mono', wholeWhenWide && 'min-[1440px]:hidden')} aria-hidden="true">
        {value.length <= fits ? value : shorten(value)}
      </span>
      {wholeWhenWide && (
        <span className="mono max-[1439px]:hidden" aria-hidden="true">
          {value}
        </span>
      )}
      <span className="sr-only">{value}</span>
      <span className="relative z-1 flex items-center opacity-0 group-hover/row:opacity-100 focus-within:opacity-100">
        <CopyButton value={value} what={what} quiet />
      </span>
    </span>
  );
}
