import { Agent, request as send } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { baseHeaders } from './base-headers.mjs';
import { createHttpServer } from './http-server.mjs';
import { serveCalls } from './serve-calls.mjs';

/** What the gateway of this test does. @type {import('./serve-calls.mjs').AnswerCall | undefined} */
let gateway;
const headers = baseHeaders({ https: true });
const server = createHttpServer(
  serveCalls(
    () => gateway,
    async (_request, response) => void response.end('the framework'),
  ),
  { headers },
);
let port = 0;

beforeAll(async () => {
  await new Promise((listening) => server.listen(0, '127.0.0.1', () => listening(undefined)));
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
beforeEach(() => {
  gateway = async () => Response.json({ answered: true });
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

/** @param {string} path @param {import('node:http').RequestOptions & { body?: string | Buffer }} [options] */
function ask(path, { body, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const request = send({ port, path, ...options }, async (response) => {
      const bytes = await buffer(response).catch((error) => error.code);
      resolve({ status: response.statusCode, headers: response.headers, bytes, text: String(bytes) });
    });
    request.once('error', reject);
    request.end(body);
  });
}

test.each(['/api/payments/user', '/api/office/sessions?page=2'])(
  'the gateway answers %s, with the headers of every answer',
  async (path) => {
    gateway = async (request) => Response.json({ method: request.method, url: request.url }, { headers: { 'x-request-id': 'one' } });
    const answer = await ask(path);
    expect(JSON.parse(answer.text)).toEqual({ method: 'GET', url: `http://localhost${path}` });
    expect(answer).toMatchObject({ status: 200, headers: { ...headers, 'x-request-id': 'one', vary: 'accept-encoding' } });
  },
);

test.each(['/', '/api/officex/y', '/api/auth/csrf', '/x/api/office/y'])('the framework answers %s', async (path) => {
  expect((await ask(path)).text).toBe('the framework');
});

test('the framework answers until the app has a gateway', async () => {
  gateway = undefined;
  expect((await ask('/api/office/sessions')).text).toBe('the framework');
});

test('an answer keeps its status, each of its cookies and a policy of its own', async () => {
  gateway = async () => {
    const answer = Response.json({}, { status: 202, headers: { 'content-security-policy': 'sandbox' } });
    for (const cookie of ['a=1', 'b=2']) answer.headers.append('set-cookie', cookie);
    return answer;
  };
  expect(await ask('/api/office/x')).toMatchObject({
    status: 202,
    headers: { 'content-security-policy': 'sandbox', 'set-cookie': ['a=1', 'b=2'] },
  });
});

test('what the server took out of the headers does not come back, and whoever is connected is the client', async () => {
  /** @type {Headers | undefined} */
  let given;
  gateway = async (request) => {
    given = request.headers;
    return Response.json({});
  };
  await ask('/api/office/x', { headers: { 'x-middleware-subrequest': 'proxy', rsc: '1', cookie: 'a=1; b=2', 'x-twice': ['1', '2'] } });
  expect([given?.has('x-middleware-subrequest'), given?.has('rsc'), given?.get('cookie'), given?.get('x-twice')]).toEqual([
    false,
    false,
    'a=1; b=2',
    '1, 2',
  ]);
  expect(given?.get('x-forwarded-for')).toMatch(/127\.0\.0\.1$/);
  await ask('/api/office/x', { headers: { 'x-forwarded-for': '203.0.113.9' } });
  expect(given?.get('x-forwarded-for')).toBe('203.0.113.9');
});

test.each([
  ['a long answer', 'gzip, deflate, br', 2_000, 'gzip'],
  ['a short one', 'gzip', 10, undefined],
  ['a long one', 'identity', 2_000, undefined],
])('%s with accept-encoding %s has as many bytes as it says', async (_, accepted, length, encoding) => {
  const record = { text: 'a'.repeat(length) };
  gateway = async () => Response.json(record);
  const { headers: given, bytes } = await ask('/api/office/x', { headers: { 'accept-encoding': accepted } });
  expect([given['content-encoding'], given['content-length']]).toEqual([encoding, String(bytes.length)]);
  expect(JSON.parse(String(encoding ? gunzipSync(bytes) : bytes))).toEqual(record);
});

test.each([
  ['a picture is sent as it is', 'image/png', undefined],
  ['a file of text is packed as it goes', 'text/csv; charset=utf-8', 'gzip'],
])('%s', async (_, type, encoding) => {
  const file = Buffer.alloc(300_000, 'line\n');
  gateway = async () => new Response(file, { headers: { 'content-type': type, 'content-length': String(file.length) } });
  const { headers: given, bytes } = await ask('/api/office/x', { headers: { 'accept-encoding': 'gzip' } });
  expect([given['content-encoding'], given['content-length']]).toEqual([encoding, encoding ? undefined : '300000']);
  expect((encoding ? gunzipSync(bytes) : bytes).equals(file)).toBe(true);
});

test('a body is read as it was sent', async () => {
  const body = Buffer.alloc(400_000, 'ç');
  gateway = async (request) => Response.json({ length: (await request.arrayBuffer()).byteLength });
  expect((await ask('/api/office/x', { method: 'POST', body })).text).toBe('{"length":400000}');
});

test.each([
  ['nobody reads', async () => {}],
  [
    'is read in part',
    async (/** @type {Request} */ request) => {
      const reader = request.body?.getReader();
      await reader?.read();
      await reader?.cancel();
    },
  ],
])('a body that %s keeps its sender neither from the answer nor from the next call', async (_, read) => {
  gateway = async (request) => {
    await read(request);
    return Response.json({}, { status: 413 });
  };
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const options = { method: 'POST', body: Buffer.alloc(3_000_000, 'a'), agent };
  expect([(await ask('/api/office/x', options)).status, (await ask('/api/office/x', options)).status]).toEqual([413, 413]);
  agent.destroy();
});

test('HEAD is answered without a body', async () => {
  gateway = async () => Response.json({ a: 1 }, { status: 405 });
  expect(await ask('/api/office/x', { method: 'HEAD' })).toMatchObject({ status: 405, text: '' });
});

test('a call learns that its browser has left, and one that is answered learns of nothing', async () => {
  /** @type {AbortSignal | undefined} */
  let signal;
  gateway = async (request) => {
    signal = request.signal;
    return Response.json({});
  };
  await ask('/api/office/x');
  expect(signal?.aborted).toBe(false);
  const left = new Promise((resolve) => {
    gateway = async (request) => {
      const aborted = new Promise((received) => request.signal.addEventListener('abort', received));
      leaving.destroy();
      resolve(await aborted);
      return Response.json({});
    };
  });
  const leaving = send({ port, path: '/api/office/x', agent: false });
  leaving.on('error', () => {});
  leaving.end();
  await left;
});

test('an answer that breaks off is not taken for a whole one, and a gateway that fails is no answer', async () => {
  gateway = async () =>
    new Response(
      new ReadableStream({
        start: (controller) => controller.enqueue(Buffer.from('half')),
        pull: (controller) => controller.error(new Error('gone')),
      }),
      { headers: { 'content-type': 'application/pdf', 'content-length': '8' } },
    );
  const outcome = ask('/api/office/x').then(
    ({ bytes }) => bytes,
    ({ code }) => code,
  );
  expect(await outcome).toBe('ECONNRESET');
  gateway = () => Promise.reject(new Error('secret'));
  expect(await ask('/api/office/x')).toMatchObject({ status: 500, text: '', headers });
});
