'use client';

import { useEffect, useEffectEvent } from 'react';

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select'));

/** A dialog or menu above the page, which handles its own keys. */
const above = 'dialog:modal, [aria-haspopup][aria-expanded="true"]';

/**
 * Calls `run` on one key, written "/" or "mod+k" (⌘ or Ctrl). A plain key is left alone while someone types, and while a dialog or a menu is open;
 * where `run` answers false the key is left to the browser.
 */
export function useKey(key: string, run: () => unknown): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const withMod = key.startsWith('mod+');
    if (event.key.toLowerCase() !== key.replace('mod+', '') || event.altKey) return;
    if ((event.metaKey || event.ctrlKey) !== withMod) return;
    if (!withMod && (typing(event.target) || document.querySelector(above))) return;
    if (run() !== false) event.preventDefault();
  });

  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
