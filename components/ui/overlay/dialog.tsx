'use client';

import { type ReactNode, useId } from 'react';
import { OverlayHeader } from './overlay-header';
import { useModal } from './use-modal';

export type OverlayProps = { open: boolean; onClose: () => void; title: ReactNode; description?: ReactNode; children: ReactNode };

/**
 * A question in the middle of the page. Children: `OverlayBody` and `OverlayFooter`, inside a form if there is one. `held` is what shows
 * something that is never shown again: only its own button closes it, neither Esc nor a cross.
 */
export function Dialog({ open, onClose, title, description, children, held = false }: OverlayProps & { held?: boolean }) {
  const ref = useModal(open);
  const titleId = useId();
  const descriptionId = useId();
  return (
    <dialog
      ref={ref}
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-describedby={description ? descriptionId : undefined}
      onClose={onClose}
      closedby={held ? 'none' : 'closerequest'}
      // For browsers that do not know `closedby`.
      onCancel={(event) => held && event.preventDefault()}
      className="m-auto max-h-[calc(100dvh-32px)] w-[calc(100%-32px)] max-w-[480px] flex-col overflow-hidden rounded-lg border border-line bg-overlay shadow-menu open:flex"
    >
      {open && (
        <>
          <OverlayHeader
            titleId={titleId}
            descriptionId={descriptionId}
            title={title}
            description={description}
            onClose={held ? undefined : () => ref.current?.close()}
          />
          {children}
        </>
      )}
    </dialog>
  );
}
