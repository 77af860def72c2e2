import 'server-only';

export interface StreamSlots {
  /** Takes a slot of a session; returns the release function, or null when all are taken. */
  take(sessionId: string): (() => void) | null;
}

/** Counts the open event streams of each session and refuses one more than `max`. */
export function createStreamSlots(max: number): StreamSlots {
  const open = new Map<string, number>();
  return {
    take(sessionId) {
      const taken = open.get(sessionId) ?? 0;
      if (taken >= max) return null;
      open.set(sessionId, taken + 1);
      let given = false;
      return () => {
        if (given) return;
        given = true;
        const left = (open.get(sessionId) ?? 0) - 1;
        if (left > 0) open.set(sessionId, left);
        else open.delete(sessionId);
      };
    },
  };
}
