import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get as ask } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { baseHeaders } from './base-headers.mjs';
import { compressStatic } from './compress-static.mjs';
import { createHttpServer } from './http-server.mjs';
import { serveStatic } from './static-files.mjs';

const folder = mkdtempSync(join(tmpdir(), 'static-'));
const script = `const words = ${JSON.stringify('Comprovante '.repeat(200))};`;
/** What reached the framework. @type {string[]} */
const passed = [];
/** @type {import('node:http').Server} */
let server;
let base = '';

beforeAll(async () => {
  writeFileSync(join(folder, 'page.js'), script);
  writeFileSync(join(folder, 'small.js'), '1');
  writeFileSync(join(folder, 'font.woff2'), script);
  await compressStatic(folder);
  const handle = serveStatic(folder, async (request, response) => {
    passed.push(request.url ?? '');
    response.writeHead(404).end();
  });
  server = createHttpServer(handle, { headers: baseHeaders({ https: false }) });
  await new Promise((listening) => server.listen(0, '127.0.0.1', () => listening(undefined)));
  const address = server.address();
  base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/_next/static`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});

/**
 * @param {string} path @param {string} encoding
 * @returns {Promise<{ status?: number, headers: import('node:http').IncomingHttpHeaders, body: Buffer }>}
 */
function get(path, encoding) {
  return new Promise((resolve, reject) => {
    ask(`${base}/${path}`, { headers: { 'accept-encoding': encoding } }, (answer) => {
      /** @type {Buffer[]} */
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }));
    }).on('error', reject);
  });
}

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
])('a browser that reads %s is sent a script as %s, and may keep it for good', async (accepted, encoding, decompress) => {
  const { status, headers, body } = await get('page.js', accepted);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-encoding': encoding,
    'content-type': expect.stringMatching(/^text\/javascript/),
    'cache-control': 'public,max-age=31536000,immutable',
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
  });
  expect(decompress(body).toString()).toBe(script);
});

test.each([
  ['to whoever reads no compression', 'page.js', 'identity'],
  ['where there is nothing to gain', 'small.js', 'br'],
  ['where it is compressed already', 'font.woff2', 'br'],
])('a file is sent as it is %s', async (_, file, accepted) => {
  const { status, headers } = await get(file, accepted);
  expect([status, headers['content-encoding']]).toEqual([200, undefined]);
});

test('a file that is not there is for the framework to answer, under its own address', async () => {
  expect((await get('none.js', 'br')).status).toBe(404);
  expect(passed).toEqual(['/_next/static/none.js']);
});
