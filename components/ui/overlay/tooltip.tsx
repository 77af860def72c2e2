'use client';

import clsx from 'clsx';
import { type ReactNode, useEffect, useState } from 'react';

type TooltipProps = {
  text: string;
  /** Given when the text describes the control; left out when it only repeats its label for the eye. */
  id?: string;
  side?: 'bottom' | 'right';
  children: ReactNode;
};

/** Shown on hover and on focus; it stays while the pointer is on it, and Esc closes it and nothing else. */
export function Tooltip({ text, id, side = 'bottom', children }: TooltipProps) {
  const [shown, setShown] = useState(false);
  const hide = () => setShown(false);

  useEffect(() => {
    if (!shown) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setShown(false);
    };
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [shown]);

  return (
    <span
      role="none"
      className="tooltip-anchor inline-flex"
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
        data-side={side}
        className={clsx('tooltip fixed z-30 w-max max-w-60 bg-ink px-2 py-1 text-meta text-page', shown ? 'visible' : 'invisible')}
      >
        {text}
      </span>
    </span>
  );
}
