'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useIsLive } from '@/lib/client/live/is-live';

/** Milliseconds between readings while nothing tells us of changes; with the stream open, a reading now and then as a safeguard. */
const backOff = [2_000, 4_000, 8_000, 15_000];
const liveIntervalMs = 10_000;

type Reading = Pick<UseQueryResult, 'dataUpdatedAt' | 'errorUpdatedAt'> & { readonly refetch: () => unknown };

/** Keeps reading what someone waits for, and at once whenever they come back to it: focus, network, tab. */
export function useFollow({ refetch, dataUpdatedAt, errorUpdatedAt }: Reading, waiting: boolean): void {
  const isLive = useIsLive();
  const readings = useRef(0);
  const readAgain = useEffectEvent(() => {
    if (document.visibilityState === 'hidden') return;
    refetch();
  });

  useEffect(() => {
    if (!waiting) return;
    const wait = isLive ? liveIntervalMs : (backOff[readings.current] ?? 15_000);
    // Named so that every reading, good or failed, starts the next wait.
    const timer = setTimeout(readAgain, wait, dataUpdatedAt, errorUpdatedAt);
    readings.current = isLive ? 0 : readings.current + 1;
    return () => clearTimeout(timer);
  }, [waiting, isLive, dataUpdatedAt, errorUpdatedAt]);

  useEffect(() => {
    if (!waiting) return;
    const back = () => {
      readings.current = 0;
      readAgain();
    };
    window.addEventListener('focus', back);
    window.addEventListener('online', back);
    document.addEventListener('visibilitychange', back);
    return () => {
      window.removeEventListener('focus', back);
      window.removeEventListener('online', back);
      document.removeEventListener('visibilitychange', back);
    };
  }, [waiting]);
}
