import 'server-only';

/**
 * The result of work in a slot. Distinguished by a field and not by a constant of this module: Next loads the module once per bundle, so a
 * value made by one copy would not equal that of another.
 */
export type Turn<T> = { readonly hadTurn: true; readonly value: T } | { readonly hadTurn: false };

/** Runs work when a slot is free; answers at once that there is none when the queue is full. */
export type Slots = <T>(work: () => Promise<T>) => Promise<Turn<T>>;

/** Limits concurrent work and the queue for it: a flood cannot build a growing queue. */
export function boundedSlots({ atOnce, waiting }: { readonly atOnce: number; readonly waiting: number }): Slots {
  let running = 0;
  const queue: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) {
      if (queue.length >= waiting) return { hadTurn: false };
      // A finished task passes its slot on, so `running` stays unchanged.
      await new Promise<void>((turn) => queue.push(turn));
    } else running += 1;
    try {
      return { hadTurn: true, value: await work() };
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
