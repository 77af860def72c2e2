import 'server-only';

/** Returned instead of a result when the queue is full. */
export const noTurn = Symbol('no turn');

/** Runs work when a slot is free; returns `noTurn` at once when the queue is full. */
export type Slots = <T>(work: () => Promise<T>) => Promise<T | typeof noTurn>;

/** Limits concurrent work and the queue for it: a flood cannot build a growing queue. */
export function boundedSlots({ atOnce, waiting }: { readonly atOnce: number; readonly waiting: number }): Slots {
  let running = 0;
  const queue: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) {
      if (queue.length >= waiting) return noTurn;
      // A finished task passes its slot on, so `running` stays unchanged.
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
