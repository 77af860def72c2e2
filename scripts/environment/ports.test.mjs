import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { expect, test } from 'vitest';
import { firstFreePort } from './ports.mjs';

/** @param {number} port @param {string} host @returns {Promise<import('node:net').Server>} */
function listen(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}

const hasIpv6 = Object.values(networkInterfaces()).some((addresses) => addresses?.some(({ address }) => address === '::1'));

test.each(hasIpv6 ? ['127.0.0.1', '::1'] : ['127.0.0.1'])('a port taken on %s or promised is passed over for a later one', async (host) => {
  // Below those the system hands out: no connection of another test takes it in between.
  const start = await firstFreePort(20_000 + (process.pid % 10_000));
  const taken = await listen(start, host);
  const next = await firstFreePort(start);
  expect(next).toBeGreaterThan(start);
  expect(await firstFreePort(start, new Set([next]))).toBeGreaterThan(next);
  await new Promise((resolve) => taken.close(resolve));
  expect(await firstFreePort(start)).toBe(start);
});
