'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isLive, watchLive } from '@/lib/client/live/is-live';

/** Milliseconds between polls while the event stream is closed; with it open, a rare poll as a safeguard. */
const backOff = [2_000, 4_000, 8_000, 15_000];
const liveIntervalMs = 10_000;

type Reading = Pick<UseQueryResult, 'dataUpdatedAt' | 'errorUpdatedAt'> & { readonly refetch: () => unknown };

/** Polls a query that someone waits for, and refetches at once on focus, reconnect and return to the tab. */
export function useFollow({ refetch, dataUpdatedAt, errorUpdatedAt }: Reading, waiting: boolean): void {
  const readings = useRef(0);
  const readAgain = useEffectEvent(() => {
    if (document.visibilityState === 'hidden') return;
    refetch();
  });

  useEffect(() => {
    if (!waiting) return;
    let timer: number | undefined;
    const start = () => {
      clearTimeout(timer);
      const wait = isLive() ? liveIntervalMs : (backOff[readings.current] ?? 15_000);
      // Named so that every reading, good or failed, starts the next wait.
      timer = window.setTimeout(readAgain, wait, dataUpdatedAt, errorUpdatedAt);
      readings.current = isLive() ? 0 : readings.current + 1;
    };
    start();
    const leave = watchLive(start);
    return () => {
      leave();
      clearTimeout(timer);
    };
  }, [waiting, dataUpdatedAt, errorUpdatedAt]);

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
