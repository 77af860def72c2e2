import 'server-only';

export interface CallWindow {
  /** Counts a call under a key. Returns the seconds to wait where there were too many, else null. */
  readonly count: (key: string, now: Date) => number | null;
  /** The same without counting one. */
  readonly waitOf: (key: string, now: Date) => number | null;
}

interface Counted {
  readonly since: number;
  calls: number;
}

/** Beyond these the oldest counters are dropped, so that a flood of addresses takes no memory. */
const maxKeys = 10_000;

/** Limits calls of one key in a time, in the memory of a process: for strangers, of whom nothing is worth storing. */
export function callWindow({ calls, seconds }: { readonly calls: number; readonly seconds: number }): CallWindow {
  const counted = new Map<string, Counted>();
  const presentOf = (key: string, at: number) => {
    const known = counted.get(key);
    return known && at - known.since < seconds * 1000 ? known : null;
  };
  const waitAfter = ({ since }: Counted, at: number) => Math.max(1, Math.ceil((since + seconds * 1000 - at) / 1000));
  return {
    count(key, now) {
      const at = now.getTime();
      const known = presentOf(key, at);
      if (known) {
        known.calls += 1;
        return known.calls <= calls ? null : waitAfter(known, at);
      }
      // Entered anew, so that the map stays in the order of the times.
      counted.delete(key);
      while (counted.size >= maxKeys) counted.delete(counted.keys().next().value ?? '');
      counted.set(key, { since: at, calls: 1 });
      return null;
    },
    waitOf(key, now) {
      const known = presentOf(key, now.getTime());
      return known && known.calls > calls ? waitAfter(known, now.getTime()) : null;
    },
  };
}
