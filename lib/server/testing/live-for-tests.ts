import 'server-only';
import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeAll, expect } from 'vitest';
import { liveChannel } from '@/lib/server/live/announce';

/** What all browsers are told over the database of a test. */
export function liveForTests(databaseUrl: () => string) {
  const told: string[] = [];
  let listener: postgres.Sql;

  beforeAll(async () => {
    listener = postgres(databaseUrl(), { max: 1 });
    await listener.listen(liveChannel, (payload) => told.push(payload));
  });
  afterAll(() => listener.end());

  return {
    /** All that was told since it was last asked for: what was sent before a mark has come once the mark has. */
    async taken(): Promise<string[]> {
      const mark = randomUUID();
      await listener.notify(liveChannel, mark);
      await expect.poll(() => told.includes(mark)).toBe(true);
      return told.splice(0).filter((payload) => payload !== mark);
    },
  };
}
