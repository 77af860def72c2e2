import { once } from 'node:events';
import { createServer as createProxy, type Server } from 'node:http';
import { createServer } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ProblemError } from '@/lib/contracts/problem/problem';
import { endpointNamed } from '@/lib/contracts/registry';
import { recordingService } from '@/lib/server/testing/recording-service';
import { hostCertificates } from '@/sandbox/testing/host-certificates';
import { createUpstream } from './upstream';

const host = 'pay.example';
const token = 'canary-of-the-token';
/** What the proxy was asked: the host to connect to, and who asked. */
let asked: { host: string; credentials: string | undefined }[] = [];
let refusal: number | null = null;
const portOf = (server: Server) => (server.address() as AddressInfo).port;

const local = recordingService();
let identity: { cert: string; key: string; ca: string };
let service: ReturnType<typeof createServer>;
/** Connects to our service whatever host is asked for, as a name server of the company would. */
let proxy: Server;

beforeAll(async () => {
  const { authority, server, client } = await hostCertificates(host);
  identity = { cert: client.certificate, key: client.key, ca: authority.certificate };
  service = createServer(
    { cert: server.certificate, key: server.key, ca: authority.certificate, requestCert: true },
    (request, response) => {
      const seen = { authorization: request.headers.authorization, path: request.url };
      const available = seen.authorization === `Bearer ${token}` && seen.path === '/v1/user/balance' ? 12.5 : 0;
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ available, blocked: 0 }));
    },
  );
  proxy = createProxy().on('connect', (request, socket) => {
    asked.push({ host: request.url ?? '', credentials: request.headers['proxy-authorization'] });
    if (refusal !== null) return socket.end(`HTTP/1.1 ${refusal} No\r\n\r\n`);
    const target = connect(portOf(service), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connected\r\n\r\n');
      target.pipe(socket).pipe(target);
    });
    for (const end of [socket, target]) end.on('error', () => end.destroy());
    return target;
  });
  for (const server of [service, proxy]) await once(server.listen(0, '127.0.0.1'), 'listening');
});

beforeEach(() => {
  asked = [];
  refusal = null;
});

afterAll(() => {
  for (const server of [service, proxy]) server.closeAllConnections();
  for (const server of [service, proxy]) server.close();
});

const call = (change: { url?: string; proxy?: string; direct?: string } = {}) => {
  const outgoing = { proxy: change.proxy ?? `http://company:canary%2Fpassword@127.0.0.1:${portOf(proxy)}`, direct: change.direct ?? '' };
  const upstream = createUpstream({ url: change.url ?? `https://${host}/v1`, token, tls: identity, timeoutMs: 5_000, outgoing });
  return upstream({ endpoint: endpointNamed('balance.read'), requestId: 'test' });
};
const problemOf = (answer: Promise<unknown>) =>
  answer.then(
    () => null,
    (error: ProblemError) => error,
  );

test('the service is called through the proxy, which sees its host and nothing else', async () => {
  expect(await call()).toMatchObject({ available: 12.5 });
  expect(asked).toEqual([{ host: `${host}:443`, credentials: `Basic ${btoa('company:canary/password')}` }]);
});

describe('a proxy is left out', () => {
  test('for a service on this machine', async () => {
    local().answer({ available: 3, blocked: 0 });
    expect(await call({ url: `${local().origin}/v1` })).toMatchObject({ available: 3 });
    expect(asked).toEqual([]);
  });

  test.each([host, '.example', 'other.test example', '*'])('for the hosts of %j', async (direct) => {
    expect((await problemOf(call({ direct })))?.problem.errorCode).toBe('SVB503');
    expect(asked).toEqual([]);
  });
});

describe('a proxy that lets nothing through is told as such, without its password', () => {
  const refused = { problem: { statusCode: 503, errorCode: 'SVB527' } };

  test.each([403, 407, 502])('when it answers %i', async (status) => {
    refusal = status;
    const error = await problemOf(call());
    expect(error).toMatchObject(refused);
    expect(JSON.stringify(error) + String(error) + error?.stack).not.toContain('canary');
    expect(asked).toHaveLength(1);
  });

  test('when nothing listens there', async () => {
    const gone = createProxy();
    await once(gone.listen(0, '127.0.0.1'), 'listening');
    const port = portOf(gone);
    await new Promise((resolve) => gone.close(resolve));
    expect(await problemOf(call({ proxy: `http://127.0.0.1:${port}` }))).toMatchObject(refused);
  });

  test('when its name is unknown', async () => {
    expect(await problemOf(call({ proxy: 'http://proxy.invalid:3128' }))).toMatchObject(refused);
  });
});
