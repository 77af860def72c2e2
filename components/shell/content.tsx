'use client';

import { type ReactNode, useEffect, useRef } from 'react';

/**
 * The part of the page that changes. When what has the focus goes away with what it was in, such as a notice that was answered or a form that
 * was sent, the focus comes here instead of to nobody, so that the keyboard and a screen reader go on from where the page says what became of it.
 */
export function Content({ children }: { children: ReactNode }) {
  const content = useRef<HTMLElement>(null);
  useEffect(() => {
    let focused: Element | null = null;
    const setPreferenceCookie = ({ target }: FocusEvent) => {
      focused = target instanceof Element ? target : null;
    };
    const inherit = new MutationObserver(() => {
      if (!focused || focused.isConnected || document.activeElement !== document.body) return;
      focused = null;
      content.current?.focus({ preventScroll: true });
    });
    document.addEventListener('focusin', setPreferenceCookie);
    inherit.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', setPreferenceCookie);
      inherit.disconnect();
    };
  }, []);
  return (
    <main ref={content} id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
      {children}
    </main>
  );
}
