import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ProblemError } from '@/lib/contracts/problem/problem';
import { endpointNamed } from '@/lib/contracts/registry';
import { mayHaveTakenEffect } from '@/lib/domain/may-have-taken-effect';
import type { CardEnvironment } from '@/lib/server/environment/card-environment';
import { sandboxForTests } from '@/sandbox/testing/sandbox-for-tests';
import type { CachedToken, SharedToken } from './card-token';
import { createCardUpstream } from './card-upstream';

const sandbox = sandboxForTests();
const read = { endpoint: endpointNamed('cardCharges.list'), query: { page: 1, limit: 10 }, requestId: 'test' };
let card: CardEnvironment;

beforeAll(async () => {
  card = await sandbox().control.cardConnection();
});

const upstream = (change: Partial<CardEnvironment> = {}, now?: () => Date) =>
  createCardUpstream({ card: { ...card, ...change }, timeoutMs: 25_000, now });

/** Makes the next token exchange fail, once. */
const failNextExchange = () =>
  sandbox().control.addFault({ token: 'sandbox', endpoint: 'cardTokens.create', fault: 'status', code: 'SV901' });
const answers = { page: 1, total: expect.any(Number) };
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error: ProblemError) => error.problem.errorCode,
  );

/** A service with the sandbox's certificate that refuses its first token, with or without a code. */
async function refusingService(code: string | null) {
  const folder = dirname(card.caFile);
  const [cert, key] = ['server.crt', 'server.key'].map((name) => readFileSync(join(folder, name)));
  const calls: string[] = [];
  let issued = 0;
  let trusted = 2;
  const server = createServer({ cert, key }, ({ method, url, headers }, answer) => {
    const isExchange = url?.endsWith('/token');
    const token = Number(headers.authorization?.split(' ')[1]);
    calls.push(isExchange ? `${method} ${url}` : `${method} ${token}`);
    answer.setHeader('content-type', 'application/json');
    if (isExchange) {
      issued += 1;
      answer.end(JSON.stringify({ access_token: String(issued), token_type: 'Bearer', expires_in: 3600 }));
    } else if (token === trusted) answer.end(JSON.stringify({ token }));
    else answer.writeHead(401).end(code === null ? '{}' : JSON.stringify({ code }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an `AddressInfo`.
  const { port } = server.address() as AddressInfo;
  return {
    url: `https://localhost:${port}/v1`,
    calls,
    refuseAll: () => {
      trusted = 0;
    },
    close: () => server.close(),
  };
}

describe('the token', () => {
  test('concurrent calls share one exchange, and a failed one is not cached', async () => {
    const call = upstream();
    await failNextExchange();
    const codes = await Promise.all(Array.from({ length: 8 }, () => codeOf(call(read))));
    expect(new Set(codes)).toEqual(new Set(['SVB503']));
    expect(await call(read)).toMatchObject(answers);
  });

  test('is shared by instances: a second one asks for none, and one that is refused what it found asks for its own', async () => {
    const service = await refusingService(null);
    try {
      let stored: CachedToken | null = null;
      const shared: SharedToken = {
        read: async () => stored,
        write: async (cached) => {
          stored = cached;
        },
      };
      const instance = () => createCardUpstream({ card: { ...card, url: service.url }, timeoutMs: 25_000, shared });
      // The service refuses its first token, and knows the second.
      await codeOf(instance()(read));
      await codeOf(instance()(read));
      expect(service.calls).toEqual(['POST /v1/token', 'GET 1', 'POST /v1/token', 'GET 2', 'GET 2']);
    } finally {
      service.close();
    }
  });

  test('is cached until a minute before it expires', async () => {
    let now = new Date();
    const call = upstream({}, () => now);
    await call(read);
    await failNextExchange();
    now = new Date(now.getTime() + 3_530_000);
    expect(await call(read)).toMatchObject(answers);
    now = new Date(now.getTime() + 20_000);
    expect(await codeOf(call(read))).toBe('SVB503');
  });

  test('is exchanged again when the service ended it earlier', async () => {
    const call = upstream();
    await call(read);
    await sandbox().control.setClock({ advanceSeconds: 3601 });
    expect(await call(read)).toMatchObject(answers);
    await sandbox().control.setClock({ real: true });
  });

  test.each(['SVA100', null])('is exchanged again after a 401 with the code %s, and the call is repeated once', async (code) => {
    const service = await refusingService(code);
    const call = createCardUpstream({ card: { ...card, url: service.url }, timeoutMs: 25_000 });
    expect(await call(read)).toEqual({ token: 2 });
    expect(service.calls).toEqual(['POST /v1/token', 'GET 1', 'POST /v1/token', 'GET 2']);
    service.refuseAll();
    await expect(call(read)).rejects.toMatchObject({ problem: { statusCode: 502, errorCode: 'SVA100' } });
    expect(service.calls.slice(4)).toEqual(['GET 2', 'POST /v1/token', 'GET 3']);
    service.close();
  });
});

describe('a connection that cannot be opened has its own problem code, and nothing was sent', () => {
  const issueCertificate = async (kind: 'untrusted' | 'expired') => sandbox().control.issueTestCertificate(kind);

  test.each([
    ['our certificate has expired', 'SVB521', async () => issueCertificate('expired')],
    ['a file is missing', 'SVB522', async () => ({ keyFile: join(card.keyFile, 'absent') })],
    ['a file is no certificate', 'SVB522', async () => ({ certFile: card.keyFile })],
    ['the key is another certificate’s', 'SVB522', async () => ({ keyFile: (await issueCertificate('untrusted')).keyFile })],
    ['the service does not know our certificate', 'SVB523', async () => issueCertificate('untrusted')],
    ['the service is not of our authority', 'SVB524', async () => ({ caFile: (await issueCertificate('untrusted')).certFile })],
    ['the secret is wrong', 'SVB525', async () => ({ clientSecret: 'wrong' })],
  ])('%s: %s', async (_name, code, change) => {
    const problem = await upstream(await change())(read).then(
      () => null,
      (error: ProblemError) => error.problem,
    );
    expect(problem?.errorCode).toBe(code);
    expect(problem && mayHaveTakenEffect(problem)).toBe(false);
  });

  test('without settings: SVB520', async () => {
    expect(await codeOf(createCardUpstream({ card: null, timeoutMs: 1_000 })(read))).toBe('SVB520');
  });
});
