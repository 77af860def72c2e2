'use client';

import clsx from 'clsx';
import { useId } from 'react';
import type { OverlayProps } from './dialog';
import { OverlayHeader } from './overlay-header';
import { useModal } from './use-modal';

/** A page beside the page: 480 wide on the right, or the menu of a phone on the left. Children as in `Dialog`. */
export function Sheet({ open, onClose, title, description, side = 'right', children }: OverlayProps & { side?: 'left' | 'right' }) {
  const ref = useModal(open);
  const titleId = useId();
  const descriptionId = useId();
  return (
    <dialog
      ref={ref}
      data-side={side}
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-describedby={description ? descriptionId : undefined}
      onClose={onClose}
      className={clsx(
        'sheet fixed top-0 m-0 h-dvh max-h-none max-w-none flex-col border-line bg-overlay shadow-sheet open:flex',
        side === 'right' ? 'right-0 left-auto w-full border-l sm:w-[480px]' : 'left-0 w-[280px] border-r',
      )}
    >
      {open && (
        <>
          <OverlayHeader
            titleId={titleId}
            descriptionId={descriptionId}
            title={title}
            description={description}
            onClose={() => ref.current?.close()}
          />
          {children}
        </>
      )}
    </dialog>
  );
}
