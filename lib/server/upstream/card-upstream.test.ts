import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ProblemError } from '@/lib/contracts/problem';
import { endpointNamed } from '@/lib/contracts/registry';
import type { CardEnvironment } from '@/lib/server/card-environment';
import { mayHaveHappened } from '@/lib/server/operations/outcome';
import { sandboxForTests } from '@/sandbox/testing/sandbox-for-tests';
import { createCardUpstream } from './card-upstream';

const sandbox = sandboxForTests();
const read = { endpoint: endpointNamed('cardCharges.list'), query: { page: 1, limit: 10 }, requestId: 'test' };
let card: CardEnvironment;

beforeAll(async () => {
  card = await sandbox().control.cardConnection();
});

const upstream = (change: Partial<CardEnvironment> = {}, now?: () => Date) =>
  createCardUpstream({ card: { ...card, ...change }, timeoutMs: 25_000, now });

/** The next exchange of a token fails, once. */
const failNextExchange = () =>
  sandbox().control.addFault({ token: 'sandbox', endpoint: 'cardTokens.create', fault: 'status', code: 'SV901' });
const answers = { page: 1, total: expect.any(Number) };
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error: ProblemError) => error.problem.errorCode,
  );

describe('the token', () => {
  test('calls made at once share one exchange, and a failed one is not kept', async () => {
    const call = upstream();
    await failNextExchange();
    const codes = await Promise.all(Array.from({ length: 8 }, () => codeOf(call(read))));
    expect(new Set(codes)).toEqual(new Set(['SVB503']));
    expect(await call(read)).toMatchObject(answers);
  });

  test('is kept until a minute before its end', async () => {
    let now = new Date();
    const call = upstream({}, () => now);
    await call(read);
    await failNextExchange();
    now = new Date(now.getTime() + 3_530_000);
    expect(await call(read)).toMatchObject(answers);
    now = new Date(now.getTime() + 20_000);
    expect(await codeOf(call(read))).toBe('SVB503');
  });

  test('is exchanged once more when the service has ended it earlier', async () => {
    const call = upstream();
    await call(read);
    await sandbox().control.setClock({ advanceSeconds: 3601 });
    expect(await call(read)).toMatchObject(answers);
    await sandbox().control.setClock({ real: true });
  });
});

describe('a connection that cannot be made has a problem of its own, and nothing was sent', () => {
  const trial = async (kind: 'untrusted' | 'expired') => sandbox().control.trialCertificate(kind);

  test.each([
    ['our certificate has expired', 'SVB521', async () => trial('expired')],
    ['a file is missing', 'SVB522', async () => ({ keyFile: join(card.keyFile, 'absent') })],
    ['a file is no certificate', 'SVB522', async () => ({ certFile: card.keyFile })],
    ['the key is another certificate’s', 'SVB522', async () => ({ keyFile: (await trial('untrusted')).keyFile })],
    ['the service does not know our certificate', 'SVB523', async () => trial('untrusted')],
    ['the service is not of our authority', 'SVB524', async () => ({ caFile: (await trial('untrusted')).certFile })],
    ['the secret is wrong', 'SVB525', async () => ({ clientSecret: 'wrong' })],
  ])('%s: %s', async (_name, code, change) => {
    const problem = await upstream(await change())(read).then(
      () => null,
      (error: ProblemError) => error.problem,
    );
    expect(problem?.errorCode).toBe(code);
    expect(problem && mayHaveHappened(problem)).toBe(false);
  });

  test('without settings: SVB520', async () => {
    expect(await codeOf(createCardUpstream({ card: null, timeoutMs: 1_000 })(read))).toBe('SVB520');
  });
});
