import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { newId } from './new-id';

test.each(['at a secure address', 'at a plain one, where the browser makes none itself'])('ids are random UUIDs %s', (where) => {
  if (!where.startsWith('at a secure')) vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 100 }, newId);
  for (const id of ids) expect(z.uuidv4().safeParse(id).success).toBe(true);
  expect(new Set(ids).size).toBe(100);
});
