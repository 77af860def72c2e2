import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { baseHeaders } from './base-headers.mjs';
import { createHttpServer } from './http-server.mjs';

const headers = baseHeaders({ https: true });
/** What the framework was given. @type {{ url?: string, headers: import('node:http').IncomingHttpHeaders }[]} */
const handled = [];
const server = createHttpServer(
  async (request, response) => {
    handled.push({ url: request.url, headers: request.headers });
    if (request.url === '/own-policy') response.setHeader('content-security-policy', 'sandbox');
    if (request.method === 'POST') await text(request).catch(() => {});
    response.writeHead(200, { 'x-of-its-own': '1' }).end('ok');
  },
  { headers, timeouts: { requestTimeout: 300, headersTimeout: 200, connectionsCheckingInterval: 20 } },
);

test('an idle connection outlives the minute after which balancers close theirs', () => {
  expect(createHttpServer(async () => {}, { headers }).keepAliveTimeout).toBeGreaterThan(60_000);
});

let port = 0;
beforeAll(async () => {
  await new Promise((listening) => server.listen(0, '127.0.0.1', () => listening(undefined)));
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

/** Sends bytes as they are and waits for the end of the answer. @param {string} bytes */
async function send(bytes) {
  handled.length = 0;
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  const answer = await text(socket);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const given = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  );
  return { status: Number(first.split(' ')[1]), headers: given, body };
}

/** @param {string} method @param {string} path @param {string[]} [lines] @param {string} [body] */
const ask = (method, path, lines = [], body = '') =>
  send([`${method} ${path} HTTP/1.1`, 'Host: a', 'Connection: close', ...lines, '', body].join('\r\n'));

test.each(['/', '/api/office/x', '/page/deep?x=1'])('an answer to %s has every header it sets none of', async (path) => {
  const answer = await ask('GET', path);
  expect(answer).toMatchObject({ status: 200, headers: { ...headers, 'x-of-its-own': '1' } });
});

test('an answer keeps the policy it has set', async () => {
  expect((await ask('GET', '/own-policy')).headers['content-security-policy']).toBe('sandbox');
});

test.each([
  ['a path that cannot be read', 'GET', '/%c0', 400],
  ['half an escape', 'GET', '/api/x%', 400],
  ['a control character', 'GET', '/a%00b', 400],
  ['a path of another host', 'GET', 'http://evil.example/api', 400],
  ['two slashes', 'POST', '/api//callbacks/key', 400],
  ['a backslash', 'GET', '/api\\office', 400],
  ['a step up', 'GET', '/api/payments/../office', 400],
  ['the same, encoded', 'GET', '/api/payments/%2e%2E/office', 400],
  ['a step that goes nowhere', 'GET', '/_next/static/./x.js', 400],
  ['an encoded slash', 'GET', '/_next/static/..%2f..%2fpackage.json', 400],
  ['a query that names the prototype', 'GET', '/api/office/x?page=1&__proto__=1', 400],
  ['the same, encoded', 'GET', '/api/office/x?%5F_proto__[a]=1&__proto%5F%5F=2', 400],
  ['TRACE', 'TRACE', '/', 405],
  ['OPTIONS', 'OPTIONS', '/api/office/x', 405],
  ['a page that is sent something', 'POST', '/sign-in', 405],
  ['a page that is changed', 'DELETE', '/transactions', 405],
  ['a path that only begins like /api', 'POST', '/apix', 405],
])('%s goes no further than this, with every header: %s %s', async (_, method, path, status) => {
  const answer = await ask(method, path);
  expect(answer).toMatchObject({ status, headers });
  expect(JSON.parse(answer.body)).toMatchObject({ statusCode: status, errorCode: `SVB${status}` });
  expect(handled).toEqual([]);
});

test.each([
  ['a read that brings a body', 'GET', '/api/x', 'Content-Length: 3', 400],
  ['a read that brings one piece by piece', 'HEAD', '/x', 'Transfer-Encoding: chunked', 400],
  ['a body larger than any of ours', 'POST', '/api/x', 'Content-Length: 11000001', 413],
])('%s is refused before it is read', async (_, method, path, line, status) => {
  expect((await ask(method, path, [line])).status).toBe(status);
  expect(handled).toEqual([]);
});

test.each([
  ['/api/callbacks/key/', '/api/callbacks/key'],
  ['/api/callbacks/key/?a=/b/', '/api/callbacks/key?a=/b/'],
  ['/api/callbacks/key?a=/', '/api/callbacks/key?a=/'],
  ['/api/', '/api'],
])('a delivery to %s arrives at %s', async (path, expected) => {
  expect((await ask('POST', path, ['Content-Length: 0'])).status).toBe(200);
  expect(handled[0]?.url).toBe(expected);
});

test('words of the framework to itself are not taken from outside; others pass', async () => {
  await ask('GET', '/', [
    'X-Middleware-Subrequest: a',
    'X-Invoke-Path: /b',
    'X-Matched-Path: /c',
    'X-Nonce: d',
    'X-NextJS-Data: 1',
    'RSC: 1',
  ]);
  expect(Object.keys(handled[0]?.headers ?? {}).sort()).toEqual(['connection', 'host', 'rsc']);
  await ask('GET', '/api/x', ['RSC: 1', 'Next-Url: /y', 'Next-Action: z', 'Idempotency-Key: k']);
  expect(Object.keys(handled[0]?.headers ?? {}).sort()).toEqual(['connection', 'host', 'idempotency-key']);
});

test.each([
  ['bytes that are no request', 'hello\r\n\r\n', 400],
  ['headers without end', 'GET / HTTP/1.1\r\nHost: a\r\nX: ', 408],
  ['a body that never comes', 'POST /api/x HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nhalf', 408],
  ['headers larger than any of ours', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
])('%s are answered with every header and cut off', async (_, bytes, status) => {
  expect(await send(bytes)).toMatchObject({ status, headers: { ...headers, connection: 'close' } });
});
