import type { ReactNode } from 'react';

type OverlayBodyProps = {
  /** It is only read: nothing in it takes the focus, so it takes it itself and is scrolled by keys. */
  onlyRead?: boolean;
  children: ReactNode;
};

/** The part of a sheet or dialog that scrolls. */
export function OverlayBody({ onlyRead, children }: OverlayBodyProps) {
  return (
    <div tabIndex={onlyRead ? 0 : undefined} className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 py-5 *:not-first:mt-4">
      {children}
    </div>
  );
}
