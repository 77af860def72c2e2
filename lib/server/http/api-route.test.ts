import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { problem } from '@/lib/contracts/problem/problem';
import { log } from '@/lib/server/log';
import { apiRoute } from './api-route';

const ask = (handle: () => Response) => apiRoute(handle)(new Request('http://localhost:3000/api/x'));

test('an answer is returned unchanged', async () => {
  expect((await ask(() => new Response('x', { status: 202 }))).status).toBe(202);
});

test('a refusal is answered as a problem, with Retry-After', async () => {
  const answer = await ask(() => {
    throw problem({ statusCode: 429, errorCode: 'SVB431', retryAfterSeconds: 30 });
  });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '30']);
  expect(await answer.json()).toMatchObject({ errorCode: 'SVB431', requestId: answer.headers.get('x-request-id') });
});

test('an unexpected error is internal: its text goes neither to the browser nor to the log', async () => {
  const logged = vi.spyOn(log, 'error').mockReturnValue();
  const answer = await ask(() => {
    throw new TypeError('canary');
  });
  const body = await answer.text();
  expect([answer.status, JSON.parse(body).errorCode]).toEqual([500, 'SVB500']);
  expect(body + JSON.stringify(logged.mock.calls)).not.toContain('canary');
  expect(logged).toHaveBeenCalledOnce();
});

const routes = readdirSync('app/api', { recursive: true, withFileTypes: true }).filter(({ name }) => name === 'route.ts');

test.each(routes.map(({ parentPath, name }) => join(parentPath, name)))('%s answers through apiRoute or the gateway', (path) => {
  expect(readFileSync(path, 'utf8')).toMatch(/= (?:apiRoute|gatewayRoute)\(/);
});
