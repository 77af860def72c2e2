import { describe, expect, test } from 'vitest';
import { pathFor } from '@/lib/contracts/address';
import { endpointNamed } from '@/lib/contracts/registry';
import { allWrong, badValues, brokenBodies, oddTexts, unstorableTexts, withText, wrongContentTypes } from '@/sandbox/testing/bad-values';
import { cardAccounts, chargeBody, foreignCard, fraudAnalysis } from '@/sandbox/testing/card-accounts';
import { sandboxForTests } from '@/sandbox/testing/sandbox-for-tests';

// interface: Errors, 400 "invalid data", for everything the card interface takes as JSON.
const sandbox = sandboxForTests();
const account = cardAccounts(sandbox);
const token = 'sandbox-card-bad-input';

const charge = chargeBody(foreignCard, {
  payment: { authenticate: false, currency: 'BRL', fraudAnalysis: { ...fraudAnalysis, definedFields: [{ id: 1, value: 'x' }] } },
  customer: {
    name: 'Ana Souza',
    identity: '52998224725',
    identityType: 'CPF',
    email: 'ana@correio.example',
    birthdate: '1990-05-17',
    phone: '5511987654321',
    address: {
      street: 'Rua das Flores',
      number: '10',
      complement: 'Casa 2',
      zipCode: '01310100',
      city: 'São Paulo',
      state: 'SP',
      country: 'BR',
      district: 'Centro',
    },
  },
  postbackUrl: 'https://loja.example/cartao',
  recurrence: { interval: 'Monthly', endDate: '2034-12-31' },
});

/** For each call that takes a body one that is right, with every field there is. */
const bodies = {
  'cardTokens.create': { grant_type: 'client_credentials', client_id: 'anybody', client_secret: 'anything' },
  'cardCharges.create': charge,
  'recurrences.changeAmount': { amount: 10_000 },
  'recurrences.reactivate': { acceptRetroactiveCharges: true },
} as const;

type Name = keyof typeof bodies;
// The keys of the table are the names.
const names = Object.keys(bodies) as Name[];

/** One version of the interface reactivates with nothing at all. */
const mayBeNothing = (name: Name, what: string) => name === 'recurrences.reactivate' && (what === 'no body' || what === 'null');

async function send(name: Name, body: BodyInit, headers: Record<string, string> = {}) {
  const { call } = await account(token);
  const endpoint = endpointNamed(name);
  const path = pathFor(endpoint, { recurrentPaymentId: 'nothing' });
  const method = endpoint.method === 'PUT' ? 'PUT' : 'POST';
  const authorization: Record<string, string> = name === 'cardTokens.create' ? { authorization: await basic() } : {};
  return call(path, { method, body, headers: { ...authorization, ...headers } });
}

async function basic() {
  const { clientId, clientSecret } = await sandbox().control.cardConnection(token);
  return `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
}

async function charges(): Promise<unknown> {
  const { call } = await account(token);
  return call('/charges');
}

const invalid = { status: 400, body: { statusCode: 400, error: 'Bad Request', code: 'SV001', details: expect.any(Array) } };

interface Refusal {
  readonly code: string;
  readonly details: readonly { readonly field: string }[];
}

// Asked only of answers that were found to be refusals.
const refusal = (body: unknown) => body as Refusal;
const fieldsOf = (body: unknown) => refusal(body).details.map(({ field }) => field);

test('interface: Card interface, 400: the bodies that are changed below are valid', async () => {
  expect(await send('cardTokens.create', JSON.stringify(bodies['cardTokens.create']))).toMatchObject({ status: 200 });
  expect(await send('cardCharges.create', JSON.stringify(charge))).toMatchObject({ status: 201 });
  expect(await send('recurrences.changeAmount', '{"amount":10000}')).toMatchObject({ status: 404, body: { code: 'SV500' } });
  expect(await send('recurrences.reactivate', '')).toMatchObject({ status: 404, body: { code: 'SV500' } });
});

describe.each(names)('interface: Card interface, 400: %s', (name) => {
  test('each wrong value is refused with 400 and its field in details, and nothing is stored', async () => {
    const before = await charges();
    for (const { path, what, json } of badValues(bodies[name])) {
      const answer = await send(name, json);
      expect(answer, `${path} = ${what}`).toMatchObject(invalid);
      const fields = fieldsOf(answer.body);
      expect(
        fields.some((field) => `${field}.`.startsWith(`${path}.`)),
        `${path} = ${what}: ${fields.join()}`,
      ).toBe(true);
      expect(JSON.stringify(answer.body)).not.toContain(foreignCard);
    }
    expect(await charges()).toEqual(before);
  });

  test('several wrong fields and an unknown field each get a detail', async () => {
    const { body } = await send(name, allWrong({ ...bodies[name], novelty: 1 }));
    expect(new Set(fieldsOf(body))).toEqual(new Set([...Object.keys(bodies[name]), 'novelty']));
  });

  test.each(brokenBodies.filter(([what]) => !mayBeNothing(name, what)))('a body with %s is refused with 400', async (_, body) => {
    expect(await send(name, body)).toMatchObject(invalid);
  });

  test.each(wrongContentTypes)('a body of the content type %s is refused with 400', async (type) => {
    const answer = await send(name, JSON.stringify(bodies[name]), { 'content-type': type });
    expect(answer).toMatchObject({ status: 400, body: { code: 'SV001', details: [{ field: 'Content-Type' }] } });
  });

  test.each(oddTexts)('the text %s is refused as documented or stored unchanged', async (text) => {
    const answers = withText(bodies[name], text).map(async ({ path, json }) => {
      const { status, body } = await send(name, json);
      expect(status, path).toBeLessThan(500);
      if (status === 201 && !path.includes('fraudAnalysis')) {
        expect(JSON.stringify(body), path).toContain(JSON.stringify(text).slice(1, -1));
      }
      if (status >= 400) expect(endpointNamed(name).errors, path).toContain(refusal(body).code);
    });
    await Promise.all(answers);
  });

  test.each(unstorableTexts)('text that PostgreSQL cannot store is refused with 400', async (text) => {
    for (const { path, json } of withText(bodies[name], text)) {
      if (!path.startsWith('client_')) expect(await send(name, json), path).toMatchObject(invalid);
    }
  });
});
