import 'server-only';

/** Answered in place of work for which there is no turn. */
export const noTurn = Symbol('no turn');

/** Runs work when it is its turn, and answers `noTurn` at once when too many wait already. */
export type Slots = <T>(work: () => Promise<T>) => Promise<T | typeof noTurn>;

/** So many pieces of work at once, so many more that wait for a turn, and none on top: a flood makes no queue that grows. */
export function boundedSlots({ atOnce, waiting }: { readonly atOnce: number; readonly waiting: number }): Slots {
  let running = 0;
  const queue: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) {
      if (queue.length >= waiting) return noTurn;
      // Whoever ends hands its turn on: `running` stays as it is.
      await new Promise<void>((turn) => queue.push(turn));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
