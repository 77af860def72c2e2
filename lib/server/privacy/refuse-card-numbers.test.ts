import { beforeAll, describe, expect, test } from 'vitest';
import { roles } from '@/lib/contracts/office/permission';
import { ProblemError } from '@/lib/contracts/problem/problem';
import type { QueryField } from '@/lib/contracts/query/query-field';
import { endpointNamed, endpointNames } from '@/lib/contracts/registry';
import { operations } from '@/lib/server/database/schema/schema';
import { parseQuery } from '@/lib/server/request/parse';
import { officeForTests, type Person } from '@/lib/server/testing/office-for-tests';
import { refuseCardNumbers } from './refuse-card-numbers';

const office = officeForTests();
const number = '4111 1111 1111 1111';
const bare = '4111111111111111';
let finance: Person;
let support: Person;
let admin: Person;

beforeAll(async () => {
  finance = await office.person('finance');
  support = await office.person('support');
  admin = await office.person('admin');
});

const key = { 'idempotency-key': '3f0c0c0e-7d5b-4f6c-9a8e-2f1d3c4b5a69' };
const charge = { amount: 10, clientReference: 'ped-1' };

describe('a card number in a text is refused before anything is stored or sent', () => {
  test.each([
    ['a reference', 'POST', 'payments', '/pix', { ...charge, clientReference: bare }, ['clientReference'], () => finance],
    ['a virtual account', 'POST', 'payments', '/pix', { ...charge, virtualAccount: number }, ['virtualAccount'], () => finance],
    [
      'the description of a refund',
      'POST',
      'payments',
      '/refund/SVTX1',
      { amount: 1, description: `cartão ${number}`, expectedRemaining: '1.00' },
      ['description'],
      () => finance,
    ],
    [
      'the draft of a defense',
      'PUT',
      'office',
      '/infractions/SVIN1/draft',
      { text: `O cliente usou ${number}.`, version: 0, writing: true },
      ['text'],
      () => support,
    ],
    [
      'the reason of a reveal',
      'POST',
      'office',
      '/reveals',
      { transactionId: 'SVTX1', field: 'payerDocument', reason: bare },
      ['reason'],
      () => support,
    ],
    [
      'the name of a person',
      'POST',
      'office',
      '/staff',
      { name: `Bia ${number}`, email: 'bia@loja.example', role: 'support' },
      ['name'],
      () => admin,
    ],
    [
      'the words of an export',
      'POST',
      'office',
      '/exports',
      {
        list: 'transactions',
        search: '',
        form: 'sheet',
        locale: 'pt-BR',
        zone: 'UTC',
        columns: ['id'],
        filters: [{ label: 'Nome', text: number }],
      },
      ['filters.0.text'],
      () => finance,
    ],
  ] as const)('%s', async (_, method, at, path, body, fields, as) => {
    const answer = await office.send(method, path, { at, as: as(), body, headers: key });
    expect(answer.body).toMatchObject({
      statusCode: 400,
      errorCode: 'SVB427',
      details: fields.map((field) => ({ field, reason: 'card-number' })),
    });
    expect(answer.text + office.log().join()).not.toMatch(/4111 ?1111/);
    expect(office.service().received).toEqual([]);
    expect(await office.services().db.select().from(operations)).toEqual([]);
  });

  const texts = endpointNames.flatMap((name) => {
    const fields = Object.entries(endpointNamed(name).query ?? {});
    return fields.flatMap(([field, { kind }]) =>
      kind === 'text' || kind === 'id' ? [{ name, field, others: requiredBeside(field, fields) }] : [],
    );
  });
  test.each(texts)('the query of $name: $field', ({ name, field, others }) => {
    const ask = () =>
      parseQuery(
        endpointNamed(name),
        new URLSearchParams({ ...others, [field]: bare }),
        { appUrl: 'http://localhost:3000', sealKey: 's'.repeat(32), sealKeysOld: [] },
        { permissions: roles.finance },
      );
    expect(codeOf(ask)).toBe('SVB427');
  });

  test('in the name of a file', () => {
    expect(codeOf(() => refuseCardNumbers({ files: [new File(['x'], `cartao ${bare}.pdf`)] }))).toBe('SVB427');
  });
});

test('a code field may contain such digits, and no other', () => {
  const codes = endpointNamed('cardCharges.create').codes;
  expect(codeOf(() => refuseCardNumbers({ card: { number: bare } }, codes))).toBe('none');
  expect(codeOf(() => refuseCardNumbers({ card: { number: bare, holder: bare } }, codes))).toBe('SVB427');
  expect(codeOf(() => refuseCardNumbers({ number: bare }, codes))).toBe('SVB427');
});

/** A value for every other field that a query must have. */
function requiredBeside(field: string, fields: readonly [string, QueryField][]): Record<string, string> {
  const others = fields.filter(([name, { required }]) => required && name !== field);
  return Object.fromEntries(others.map(([name, other]) => [name, other.kind === 'one' ? (other.values[0] ?? '') : '2026-11-27']));
}

function codeOf(run: () => unknown): string {
  try {
    run();
    return 'none';
  } catch (error) {
    return error instanceof ProblemError ? (error.problem.errorCode ?? '') : String(error);
  }
}
