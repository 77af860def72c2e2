'use client';

import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Whole seconds left of `seconds`, counted by the clock so that a sleeping tab catches up; `onEnd` runs once, at zero.
 * A new wait is a new component: give it a key.
 */
export function useCountdown(seconds: number, onEnd?: () => void): number {
  const [left, setLeft] = useState(seconds);
  const end = useEffectEvent(() => onEnd?.());

  useEffect(() => {
    if (seconds <= 0) return;
    const endsAt = Date.now() + seconds * 1000;
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));
      setLeft(rest);
      if (rest > 0) return;
      clearInterval(timer);
      end();
    }, 250);
    return () => clearInterval(timer);
  }, [seconds]);

  return left;
}
