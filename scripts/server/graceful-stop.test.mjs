import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { gracefulStop, trackWork } from './graceful-stop.mjs';
import { createHttpServer } from './http-server.mjs';

const notice = 60;
/** @type {import('node:http').Server | undefined} */
let server;
afterEach(() => server?.closeAllConnections());

/** What ends a call that was begun; each call ends by being told to. @type {Map<string, () => void>} */
let endCall = new Map();
const noBackground = async () => {};

async function open() {
  endCall = new Map();
  const { handle, idle } = trackWork(async (incoming, response) => {
    if (incoming.url === '/quick') return void response.end('quick');
    if (incoming.method === 'POST') await text(incoming);
    response.write('begun ');
    await new Promise((end) => endCall.set(incoming.url ?? '', () => end(undefined)));
    response.end('whole');
  });
  const opened = createHttpServer(handle, { headers: {} });
  server = opened;
  await new Promise((listening) => opened.listen(0, '127.0.0.1', () => listening(undefined)));
  const address = opened.address();
  const agent = new Agent({ keepAlive: true });
  /** @param {string} path @param {string} [body] */
  const call = (path, body) =>
    new Promise((resolve, reject) => {
      const sent = request(
        {
          port: typeof address === 'object' && address ? address.port : 0,
          path,
          agent,
          method: body === undefined ? 'GET' : 'POST',
          headers: body === undefined ? {} : { 'content-length': body.length },
        },
        (answer) => {
          text(answer).then((whole) => resolve({ whole, connection: answer.headers.connection }), reject);
        },
      );
      sent.once('error', reject);
      sent.end(body);
    });
  const begin = async (/** @type {string} */ path, /** @type {string | undefined} */ body = undefined) => {
    const answer = call(path, body);
    await expect.poll(() => endCall.has(path)).toBe(true);
    return { answer, end: () => endCall.get(path)?.() };
  };
  return { server: opened, idle, call, begin };
}

test('calls and background work that are under way end, and the server right after them', async () => {
  const { server, idle, begin } = await open();
  const calls = await Promise.all([begin('/read'), begin('/api/upload', 'x'.repeat(50_000))]);
  let endBackground = () => {};
  const background = new Promise((end) => {
    endBackground = () => end(undefined);
  });
  let over = false;
  const stopped = gracefulStop(server, { stopBackground: () => background.then(() => {}), idle, timeouts: { notice } }).then(() => {
    over = true;
  });
  await new Promise((later) => setTimeout(later, 2 * notice));
  for (const { end } of calls) end();
  for (const { answer } of calls) expect(await answer).toMatchObject({ whole: 'begun whole' });
  expect(over).toBe(false);
  endBackground();
  await stopped;
});

test('during the notice the port answers, and each answer closes its connection; after it nobody gets in', async () => {
  const { server, idle, call } = await open();
  expect(await call('/quick')).toEqual({ whole: 'quick', connection: 'keep-alive' });
  const stopped = gracefulStop(server, { stopBackground: noBackground, idle, timeouts: { notice } });
  expect(await call('/quick')).toEqual({ whole: 'quick', connection: 'close' });
  await stopped;
  await expect(call('/quick')).rejects.toThrow(/ECONNREFUSED|socket hang up|ECONNRESET/);
});

test('what does not end is cut when the time is over', async () => {
  const { server, idle, begin } = await open();
  const { answer } = await begin('/read');
  const broken = expect(answer).rejects.toThrow();
  await gracefulStop(server, { stopBackground: () => new Promise(() => {}), idle, timeouts: { notice, max: 2 * notice } });
  await broken;
});

test('a call whose browser has left is waited for', async () => {
  /** @type {() => void} */
  let end = () => {};
  const { handle, idle } = trackWork(() => new Promise((ended) => (end = () => ended())));
  let over = false;
  // What it is called with does not matter here: nothing reads it.
  const work = Reflect.apply(handle, undefined, []);
  const waited = idle().then(() => {
    over = true;
  });
  await Promise.resolve();
  expect(over).toBe(false);
  end();
  await Promise.all([work, waited]);
  await idle();
});
