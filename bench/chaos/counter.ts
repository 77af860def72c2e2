/** Lets so many pieces of work run at once; the others wait in line. */
export function createCounter(atOnce: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async function counter<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

export type Counter = ReturnType<typeof createCounter>;
