import 'server-only';
import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeAll, expect } from 'vitest';
import { liveChannel } from '@/lib/server/live/announce';

/** The live events announced over a test's database. */
export function liveForTests(databaseUrl: () => string) {
  const received: string[] = [];
  let listener: postgres.Sql;

  beforeAll(async () => {
    listener = postgres(databaseUrl(), { max: 1 });
    await listener.listen(liveChannel, (payload) => received.push(payload));
  });
  afterAll(() => listener.end());

  return {
    /** Events since the last call: everything sent before a mark has arrived once the mark has. */
    async taken(): Promise<string[]> {
      const sentinel = randomUUID();
      await listener.notify(liveChannel, sentinel);
      await expect.poll(() => received.includes(sentinel)).toBe(true);
      return received.splice(0).filter((payload) => payload !== sentinel);
    },
  };
}
