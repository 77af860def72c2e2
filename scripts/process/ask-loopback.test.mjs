import { createServer } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { askLoopback } from './ask-loopback.mjs';

/** @type {import('node:http').Server | undefined} */
let server;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** @param {import('node:http').RequestListener} answer @returns {Promise<string>} */
async function listen(answer) {
  const opened = createServer(answer);
  server = opened;
  await new Promise((listening) => opened.listen(0, '127.0.0.1', () => listening(undefined)));
  const address = opened.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/health`;
}

test('gives status and body of what a program on this machine answers', async () => {
  const url = await listen((_request, response) => void response.writeHead(503).end('starting'));
  expect(await askLoopback(url)).toEqual({ status: 503, text: 'starting' });
});

test('gives up on a program that keeps silent', async () => {
  const url = await listen(() => {});
  await expect(askLoopback(url, 50)).rejects.toThrow('did not answer');
});
