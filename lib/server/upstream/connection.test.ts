import type { Socket } from 'node:net';
import { beforeAll, describe, expect, test } from 'vitest';
import { canary, officeForTests, type Person } from '@/lib/server/testing/office-for-tests';
import { createUpstream } from './upstream';

const office = officeForTests();
let finance: Person;

beforeAll(async () => {
  finance = await office.person('finance');
});

const ask = () => office.send('GET', '/user/balance', { at: 'payments', as: finance });
const askImpatiently = () => {
  const upstream = createUpstream({ url: `${office.service().origin}/v1`, token: canary, timeoutMs: 100 });
  return office.send('GET', '/user/balance', { at: 'payments', as: finance, services: { upstream } });
};

describe('a connection', () => {
  const half = { 'content-type': 'application/json', 'content-length': 100 };

  test('that never answers', async () => {
    office.service().behave(() => {});
    expect(await askImpatiently()).toMatchObject({ status: 504, body: { errorCode: 'SVB504' } });
  });

  test('that drips past the time limit', async () => {
    office.service().behave((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const drops = setInterval(() => response.write(' '), 20);
      response.on('close', () => clearInterval(drops));
    });
    expect(await askImpatiently()).toMatchObject({ status: 504, body: { errorCode: 'SVB504' } });
  });

  test.each<[string, Parameters<ReturnType<typeof office.service>['behave']>[0]]>([
    ['that is reset', (request) => request.socket.resetAndDestroy()],
    ['that is closed', (request) => request.socket.destroy()],
    [
      'that breaks in the middle',
      (request, response) => void response.writeHead(200, half).write('{"available"', () => request.socket.destroy()),
    ],
    ['that speaks another language', (request) => request.socket.end('SSH-2.0-OpenSSH_9.6\r\n')],
  ])('%s', async (_, behaviour) => {
    office.service().behave(behaviour);
    expect(await ask()).toMatchObject({ status: 503, body: { errorCode: 'SVB503' } });
    expect(office.service().received).toHaveLength(1);
  });

  test.each<[string, (socket: Socket) => void]>([
    ['closed', (socket) => socket.end()],
    ['reset', (socket) => socket.resetAndDestroy()],
  ])('that is %s while nothing is asked through it gives way to another by itself', async (_, end) => {
    const sockets = new Set<Socket>();
    office.service().behave((request, response) => {
      sockets.add(request.socket);
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ available: 1, blocked: 0 }));
    });
    for (let call = 1; call <= 5; call += 1) {
      await expect.poll(async () => (await ask()).status).toBe(200);
      const ended = Array.from(
        sockets,
        (socket) => new Promise((closed) => (socket.destroyed ? closed(null) : socket.once('close', closed))),
      );
      for (const socket of sockets) end(socket);
      await Promise.all(ended);
      expect(sockets.size).toBeGreaterThanOrEqual(call);
    }
  });

  test('is aborted when the browser aborts', async () => {
    const browser = new AbortController();
    const gone = new Promise<void>((resolve) => {
      office.service().behave((request) => {
        request.socket.on('close', resolve);
        browser.abort();
      });
    });
    await office.send('GET', '/user/balance', { at: 'payments', as: finance, signal: browser.signal });
    await gone;
    expect(office.service().received).toHaveLength(1);
  });
});
