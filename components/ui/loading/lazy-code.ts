'use client';

import { useSyncExternalStore } from 'react';

/** Code that is loaded shortly before its first use. After a failed load, the next use tries again. */
export function lazyCode<Code extends object>(load: () => Promise<Code>) {
  let asked: Promise<Code | null> | undefined;
  let arrived: Code | undefined;
  const watchers = new Set<() => void>();
  const watch = (watcher: () => void) => {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  };
  return {
    /** The code; null where it could not be loaded. */
    ask: (): Promise<Code | null> => {
      asked ??= load().then(
        (code) => {
          arrived = code;
          for (const watcher of watchers) watcher();
          return code;
        },
        () => {
          asked = undefined;
          return null;
        },
      );
      return asked;
    },
    /** The code, once it is loaded. */
    useArrived: (): Code | undefined =>
      useSyncExternalStore(
        watch,
        () => arrived,
        () => undefined,
      ),
  };
}
