import { beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { pathFor } from '@/lib/contracts/address';
import { endpointNamed, type NamesOf } from '@/lib/contracts/registry';
import type { shapes } from '@/lib/contracts/shapes';
import { allWrong, badValues, brokenBodies, oddTexts, unstorableTexts, withText, wrongContentTypes } from '@/sandbox/testing/bad-values';
import { sandboxForTests, signedBy } from '@/sandbox/testing/sandbox-for-tests';

// interface: Errors, SVV001 "invalid data; see details[]", for everything the Pix interface takes as JSON.
const sandbox = sandboxForTests();
const token = 'sandbox-bad-input';

type Shapes = typeof shapes;
type Taking = { [N in NamesOf<'pix'>]: Shapes[N] extends { body: z.ZodType } ? N : never }[NamesOf<'pix'>];
/** A defense is a form, and has tests of its own. */
type Name = Exclude<Taking, 'defenses.create'>;

const reference = { clientReference: 'pedido-1', virtualAccount: 'loja-1', callbackUrl: 'https://loja.example/pix' };
const charge = {
  amount: 10,
  generatedName: 'Ana Souza',
  generatedEmail: 'ana@correio.example',
  generatedDocument: '52998224725',
  expiresIn: 600,
  ...reference,
};

/** For each call that takes a body one that is right, with every field there is. A call without one does not compile. */
const bodies: { readonly [N in Name]: z.input<Extract<Shapes[N], { body: z.ZodType }>['body']> } = {
  'charges.create': charge,
  'charges.createLegacy': charge,
  'refunds.create': { amount: 10, description: 'Devolvido', clientReference: 'dev-1' },
  'withdrawals.create': { amount: 10, pixKey: 'ana@correio.example', pixType: 'email', description: 'Nota 1', ...reference },
  'withdrawals.createFromQrCode': { amount: 10, qrCode: 'code', description: 'Nota 1', ...reference },
  'qrCodes.read': { emv: 'code' },
  'transfers.create': { payerAccountNumber: '000001', receiverAccountNumber: '000002', amount: 10, description: 'Acerto', ...reference },
  'account.change': {
    autoWithdraw: {
      enabled: true,
      pixKey: 'ana@correio.example',
      pixType: 'email',
      frequency: 'WEEKLY',
      weekday: 1,
      minimumBalance: 100,
      keepBalance: 10,
    },
  },
  'reports.create': { dateFrom: '2026-11-01T00:00:00Z', dateTo: '2026-11-02T00:00:00Z', status: ['COMPLETED'], type: ['DEPOSIT'] },
  'callbacks.resendMany': {
    createdAtFrom: '2026-11-01T00:00:00Z',
    createdAtTo: '2026-11-02T00:00:00Z',
    transactionIds: ['a'],
    transactionTypes: ['DEPOSIT'],
    transactionStatus: ['COMPLETED'],
    transactionEndToEndIds: ['E1'],
  },
  'webhooks.create': { url: 'https://loja.example/pix', events: ['TRANSACTION_COMPLETED'], generateSecret: true, active: true },
  'webhooks.change': { url: 'https://loja.example/pix', events: ['TRANSACTION_COMPLETED'], active: true },
};

// The keys of the table are the names.
const names = Object.keys(bodies) as Name[];

beforeAll(() => sandbox().control.changeAccount(token, { available: 1_000 }));

async function send(name: Name, body: BodyInit, headers: Record<string, string> = {}) {
  const endpoint = endpointNamed(name);
  const path = pathFor(endpoint, { id: 'nothing', transactionId: 'nothing' });
  const answer = await sandbox().fetch(path, { method: endpoint.method, body, headers: { ...signedBy(token), ...headers } });
  return { status: answer.status, body: await answer.json() };
}

const stored = async () => ({
  transactions: (await sandbox().control.storedTransactions({ token })).data.length,
  reports: (await sandbox().get('/user/report', token)).body,
  webhooks: (await sandbox().get('/user/webhooks', token)).body,
  profile: await sandbox().get('/user/balance', token),
});

const invalid = { status: 400, body: { statusCode: 400, error: 'Bad Request', errorCode: 'SVV001', details: expect.any(Array) } };

describe.each(names)('interface: Errors, SVV001: %s', (name) => {
  test('each wrong value is refused with 400 and its field in details, and nothing is stored', async () => {
    const before = await stored();
    for (const { path, what, json } of badValues(bodies[name])) {
      const answer = await send(name, json);
      expect(answer, `${path} = ${what}`).toMatchObject(invalid);
      const fields: string[] = answer.body.details.map(({ field }: { field: string }) => field);
      expect(
        fields.some((field) => `${field}.`.startsWith(`${path}.`)),
        `${path} = ${what}: ${fields.join()}`,
      ).toBe(true);
    }
    expect(await stored()).toEqual(before);
  });

  test('several wrong fields and an unknown field each get a detail', async () => {
    const { body } = await send(name, allWrong({ ...bodies[name], novelty: 1 }));
    const fields: string[] = body.details.map(({ field }: { field: string }) => field);
    expect(new Set(fields)).toEqual(new Set([...Object.keys(bodies[name]), 'novelty']));
  });

  test.each(brokenBodies)('a body with %s is refused with 400', async (_, body) => {
    expect(await send(name, body)).toMatchObject(invalid);
  });

  test.each(wrongContentTypes)('a body of the content type %s is refused with 400', async (type) => {
    const answer = await send(name, JSON.stringify(bodies[name]), { 'content-type': type });
    expect(answer).toMatchObject({ status: 400, body: { errorCode: 'SVV001', details: [{ field: 'Content-Type' }] } });
  });

  test.each(oddTexts)('the text %s is refused as documented or stored unchanged', async (text) => {
    for (const { path, json } of withText(bodies[name], text)) {
      const { status, body } = await send(name, json);
      if (status < 300) expect(JSON.stringify(body)).toContain(JSON.stringify(text).slice(1, -1));
      else expect(endpointNamed(name).errors, `${path}: ${JSON.stringify(body)}`).toContain(body.errorCode);
      expect(status, path).toBeLessThan(500);
    }
  });

  test.each(unstorableTexts)('text that PostgreSQL cannot store is refused with 400', async (text) => {
    for (const { path, json } of withText(bodies[name], text)) expect(await send(name, json), path).toMatchObject(invalid);
  });
});
