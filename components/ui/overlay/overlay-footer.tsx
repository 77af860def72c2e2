import type { ReactNode } from 'react';

/** Buttons on the right, the primary one last; a note on the left. */
export function OverlayFooter({ note, children }: { note?: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-h-16 flex-wrap items-center justify-end gap-2 border-t border-line px-6 py-3">
      {note && <p className="mr-auto text-meta text-muted">{note}</p>}
      {children}
    </div>
  );
}
