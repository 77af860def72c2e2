'use client';

import { useEffect, useRef } from 'react';

const field = 'input:not([type="hidden"]), select, textarea';

/**
 * Keeps a native dialog in step with `open`; the browser traps the focus, handles Esc and restores the focus. The first field is focused
 * first; without a field the dialog itself, so that no button shows its tooltip or answers a key that is held down.
 */
export function useModal(open: boolean) {
  const ref = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (!open) {
      if (dialog.open) dialog.close();
      return;
    }
    if (!dialog.open) {
      opener.current = document.activeElement;
      dialog.showModal();
      (dialog.querySelector<HTMLElement>(field) ?? dialog).focus();
    }
    return () => {
      // A dialog that is taken away open never closes, and then the browser gives nothing back.
      if (!dialog.isConnected && document.activeElement === document.body && opener.current instanceof HTMLElement) opener.current.focus();
    };
  }, [open]);
  return ref;
}
