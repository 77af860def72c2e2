'use client';

import { useEffect, useRef } from 'react';

/** Keeps a native dialog in step with `open`; the browser traps focus, hears Esc and gives the focus back. */
export function useModal(open: boolean) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open]);
  return ref;
}
