import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { firstFreePort } from './ports.mjs';

/** @param {number} port @returns {Promise<import('node:net').Server>} */
function listen(port) {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

test('a taken or promised port is passed over for a later one', async () => {
  // Below those the system hands out: no connection of another test takes it in between.
  const start = await firstFreePort(20_000 + (process.pid % 10_000));
  const taken = await listen(start);
  const next = await firstFreePort(start);
  expect(next).toBeGreaterThan(start);
  expect(await firstFreePort(start, new Set([next]))).toBeGreaterThan(next);
  await new Promise((resolve) => taken.close(resolve));
  expect(await firstFreePort(start)).toBe(start);
});
