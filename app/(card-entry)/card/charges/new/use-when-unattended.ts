'use client';

import { useEffect, useRef } from 'react';

/** Long enough to be told a card, short enough that who comes by later finds none. */
export const idleMs = 3 * 60_000;
/** The page is hidden: long enough to look something up elsewhere. */
export const hiddenMs = 60_000;

const signs = ['keydown', 'pointerdown', 'pointermove', 'touchstart', 'scroll'] as const;

/** Calls back once nobody has touched the page for a while, or it was out of sight for a while. */
export function useWhenUnattended(callback: () => void) {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => latest.current(), document.hidden ? hiddenMs : idleMs);
    };
    wait();
    for (const sign of signs) window.addEventListener(sign, wait, { passive: true, capture: true });
    document.addEventListener('visibilitychange', wait);
    return () => {
      clearTimeout(timer);
      for (const sign of signs) window.removeEventListener(sign, wait, { capture: true });
      document.removeEventListener('visibilitychange', wait);
    };
  }, []);
}
