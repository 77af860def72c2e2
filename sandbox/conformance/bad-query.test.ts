import { beforeAll, describe, expect, test } from 'vitest';
import { pathFor } from '@/lib/contracts/address';
import type { Endpoint } from '@/lib/contracts/endpoint';
import type { QueryField } from '@/lib/contracts/query/query-field';
import { endpointNamed, endpointNames } from '@/lib/contracts/registry';
import { oddTexts } from '@/sandbox/testing/bad-values';
import { cardAccounts } from '@/sandbox/testing/card-accounts';
import { sandboxForTests, signedBy } from '@/sandbox/testing/sandbox-for-tests';

// interface: Errors, SVV001 "invalid data; see details[]", for every query of both interfaces.
const sandbox = sandboxForTests();
const card = cardAccounts(sandbox);
const token = 'sandbox-bad-query';

type Asked = Pick<Endpoint, 'method' | 'path' | 'query'> & { readonly service: string };

const asked = endpointNames.filter((name) => endpointNamed(name).service !== 'office' && endpointNamed(name).query !== undefined);
const long = 'x'.repeat(5_000);
/** Values that no non-text field accepts. */
const nonsense = ['', 'NaN', '1e309', '-1', '💸', "'; drop table accounts; --", '<script>', '../../etc', long];

/** What is never right in a field. */
function wrongFor(field: QueryField): readonly string[] {
  switch (field.kind) {
    case 'text':
      return ['', 'x'.repeat(field.max + 1), long, 'a\0b'];
    case 'id':
      return ['', '💸', "' or 1=1", '<script>', '../user', 'x'.repeat(65)];
    case 'integer':
      return [...nonsense, '1.5', '1e2', '0x10', ' 7', String(field.min - 1), String(field.max + 1)];
    case 'one':
    case 'several':
      return [...nonsense, String(field.values[0]).concat('x'), ','];
    case 'flag':
      return [...nonsense, '1', 'TRUE'];
    case 'amount':
      return [...nonsense, '10,55', '10.555', '1e2'];
    case 'document':
      return [...nonsense, '529.982.247-25', '5299822472'];
    case 'instant':
    case 'day':
      return [...nonsense, 'yesterday', '2026-02-30', '27/11/2026'];
  }
}

/** A value that a required field takes, so that no other field is wrong. */
function rightFor(field: QueryField): string {
  if (field.kind === 'one') return String(field.values[0]);
  if (field.kind === 'instant' || field.kind === 'day') return '2026-11-27';
  return '1';
}

const fieldsOf = (endpoint: Asked) => Object.entries(endpoint.query ?? {});
const textsOf = (endpoint: Asked) => fieldsOf(endpoint).filter(([, { kind }]) => kind === 'text');
const required = (endpoint: Asked) =>
  Object.fromEntries(fieldsOf(endpoint).flatMap(([key, field]) => (field.required ? [[key, rightFor(field)]] : [])));

async function send(endpoint: Asked, query: URLSearchParams) {
  const ids = { id: 'nothing', infractionId: 'nothing', chargeId: 'nothing', code: 'USD' };
  const path = `${pathFor(endpoint, ids)}?${query}`;
  if (endpoint.service === 'card') {
    const { call } = await card(token);
    return call(path, { method: endpoint.method === 'PUT' ? 'PUT' : 'GET' });
  }
  const answer = await sandbox().fetch(path, { method: endpoint.method, headers: signedBy(token) });
  return { status: answer.status, body: await answer.json() };
}

const refusal = (endpoint: Asked, field: string) => ({
  status: 400,
  body: {
    statusCode: 400,
    [endpoint.service === 'card' ? 'code' : 'errorCode']: endpoint.service === 'card' ? 'SV001' : 'SVV001',
    details: expect.arrayContaining([{ field: expect.stringMatching(new RegExp(`^${field}\\b`)), reason: expect.any(String) }]),
  },
});

beforeAll(() => sandbox().control.createAccount({ token }));

describe.each(asked)('interface: Errors, SVV001: %s', (name) => {
  const endpoint: Asked = endpointNamed(name);

  test.each(fieldsOf(endpoint))('%s: each wrong value is refused with 400 and the field', async (key, field) => {
    for (const wrong of wrongFor(field)) {
      const query = new URLSearchParams({ ...required(endpoint), [key]: wrong });
      expect(await send(endpoint, query), `${key}=${wrong.slice(0, 20)}`).toMatchObject(refusal(endpoint, key));
    }
  });

  test('an unknown key and a repeated key are refused with 400', async () => {
    const [key = '', field] = fieldsOf(endpoint)[0] ?? [];
    const value = field ? rightFor(field) : '';
    const unknown = new URLSearchParams({ ...required(endpoint), surprise: '1' });
    expect(await send(endpoint, unknown)).toMatchObject(refusal(endpoint, 'surprise'));
    const twice = new URLSearchParams([...Object.entries(required(endpoint)), [key, value], [key, value]]);
    expect(await send(endpoint, twice)).toMatchObject(refusal(endpoint, key));
  });
});

const withText = asked.filter((name) => textsOf(endpointNamed(name)).length > 0);

test.each(withText)('interface: Errors, SVV001: %s: text with a special meaning elsewhere finds nothing and does no harm', async (name) => {
  const endpoint: Asked = endpointNamed(name);
  for (const [key] of textsOf(endpoint)) {
    for (const text of oddTexts) {
      const { status } = await send(endpoint, new URLSearchParams({ ...required(endpoint), [key]: text }));
      expect([200, 400, 404], `${key}=${text}`).toContain(status);
    }
  }
});
