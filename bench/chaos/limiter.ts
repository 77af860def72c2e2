/** A limiter: at most `atOnce` pieces of work run at once, and the others wait in order. */
export function createLimiter(maxConcurrent: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async function limiter<T>(work: () => Promise<T>): Promise<T> {
    if (running >= maxConcurrent) await new Promise<void>((resolve) => waiting.push(resolve));
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

export type Limiter = ReturnType<typeof createLimiter>;
