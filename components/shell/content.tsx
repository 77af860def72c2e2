'use client';

import { type ReactNode, useEffect, useRef } from 'react';

/**
 * The main content. When the focused element is removed with its container (an answered notice, a submitted form), focus moves here, so
 * that the keyboard and screen readers continue from the result instead of the top of the document.
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
