import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { firstFreePort } from '../environment/ports.mjs';
import { startBalancer } from './balancer.mjs';

/** @type {(() => unknown)[]} */
let stops = [];
afterEach(async () => {
  for (const stop of stops) await stop();
  stops = [];
});

/** @param {string} name @param {{ breaksOff?: boolean }} [options] */
async function instance(name, { breaksOff = false } = {}) {
  let calls = 0;
  const server = createServer(async (request, response) => {
    calls += 1;
    const body = await text(request);
    if (breaksOff) return void request.socket.destroy();
    response.end(`${name} ${body}`);
  });
  const port = await firstFreePort(0);
  await new Promise((listening) => server.listen(port, '127.0.0.1', () => listening(undefined)));
  stops.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  return { port, calls: () => calls };
}

/** @param {number[]} ports */
async function balanced(ports) {
  const port = await firstFreePort(0);
  const balancer = await startBalancer(() => ports, port);
  stops.unshift(balancer.stop);
  return () => fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'x' }).then((answer) => answer.text());
}

test('requests go round, and past an instance that is gone', async () => {
  const send = await balanced([(await instance('a')).port, await firstFreePort(0), (await instance('b')).port]);
  const answers = [await send(), await send(), await send(), await send()];
  expect(new Set(answers)).toEqual(new Set(['a x', 'b x']));
});

test('what an instance took and did not answer is not sent to another', async () => {
  const [dying, other] = [await instance('a', { breaksOff: true }), await instance('b')];
  const send = await balanced([other.port, dying.port]);
  await expect(send()).rejects.toThrow();
  expect([dying.calls(), other.calls()]).toEqual([1, 0]);
});
