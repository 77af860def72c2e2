'use client';

import clsx from 'clsx';
import { type ReactNode, useEffect, useState } from 'react';

type TooltipProps = {
  text: string;
  /** Given when the text describes the control; left out when it only repeats its label for the eye. */
  id?: string;
  side?: 'top' | 'bottom' | 'right';
  children: ReactNode;
};

const sides = {
  top: 'bottom-full left-1/2 mb-1.5 -translate-x-1/2',
  bottom: 'top-full left-1/2 mt-1.5 -translate-x-1/2',
  right: 'top-1/2 left-full ml-2 -translate-y-1/2',
};

/** Shown on hover and on focus, put away with Esc. */
export function Tooltip({ text, id, side = 'top', children }: TooltipProps) {
  const [shown, setShown] = useState(false);
  const hide = () => setShown(false);

  useEffect(() => {
    if (!shown) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setShown(false);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [shown]);

  return (
    <span
      role="none"
      className="relative inline-flex"
      onPointerEnter={(event) => setShown(event.pointerType === 'mouse')}
      onPointerLeave={hide}
      onFocus={(event) => setShown(event.target.matches(':focus-visible'))}
      onBlur={hide}
      onPointerDown={hide}
    >
      {children}
      <span
        id={id}
        role={id && 'tooltip'}
        aria-hidden={id ? undefined : true}
        className={clsx(
          'pointer-events-none absolute z-30 w-max max-w-60 rounded-md bg-ink px-2 py-1 text-meta text-page',
          sides[side],
          shown ? 'visible' : 'invisible',
        )}
      >
        {text}
      </span>
    </span>
  );
}
