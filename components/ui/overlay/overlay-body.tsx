import type { ReactNode } from 'react';

/** The part of a sheet or dialog that scrolls. */
export function OverlayBody({ children }: { children: ReactNode }) {
  return <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 py-5 *:not-first:mt-4">{children}</div>;
}
