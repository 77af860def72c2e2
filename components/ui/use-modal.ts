'use client';

import { useEffect, useRef } from 'react';

const field = 'input:not([type="hidden"]), select, textarea';

/** Keeps a native dialog in step with `open`; the browser traps focus, hears Esc and gives the focus back. What is to be filled in is focused first. */
export function useModal(open: boolean) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === open) return;
    if (!open) return dialog.close();
    dialog.showModal();
    dialog.querySelector<HTMLElement>(field)?.focus();
  }, [open]);
  return ref;
}
