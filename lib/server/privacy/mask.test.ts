import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { roleMay, roleNames, roles } from '@/lib/contracts/office/permission';
import { personalFields } from '@/lib/contracts/office/personal-data';
import { maskFor } from './mask';

const cpf = '52998224725';
const personal = {
  generatedDocument: [cpf, '***.982.247-**'],
  payerDocument: ['11222333000181', '**.222.333/0001-**'],
  receiverDocument: ['529.982.247-2', '•••'],
  document: [cpf, '***.982.247-**'],
  identity: [cpf, '***.982.247-**'],
  generatedEmail: ['maria@loja.example', 'm***@loja.example'],
  email: ['no e-mail at all', '•••'],
  phone: ['+5511987654321', '*****-4321'],
  birthdate: ['1990-02-28', '•••'],
  address: ['Rua das Flores 12', '•••'],
  accountNumber: ['001234', '****34'],
  payerAccountNumber: ['001234', '****34'],
  receiverAccountNumber: ['12', '•••'],
  withdrawPixKey: ['maria@loja.example', '•••'],
  pixKey: [cpf, '•••'],
  key: ['+5511987654321', '•••'],
} as const;

const hidden = { permissions: roles.support };

test('has a sample of every field the contract masks', () => {
  const hides = Object.entries(personalFields).flatMap(([field, kind]) => (kind === 'open' ? [] : [field]));
  expect(Object.keys(personal).sort()).toEqual(hides.sort());
});

describe.each(roleNames)('for %s', (role) => {
  test.each(Object.entries(personal))('masks %s, at any depth and in the raw answer', (field, [value, mask]) => {
    const record = { items: [{ [field]: value, raw: { CallbackLog: [{ body: { [field]: value } }] } }], [field]: null };
    const shown = roleMay(role, 'personal-data:read') ? value : mask;
    expect(maskFor({ permissions: roles[role] }, record)).toEqual({
      items: [{ [field]: shown, raw: { CallbackLog: [{ body: { [field]: shown } }] } }],
      [field]: null,
    });
  });
});

test.each([
  [
    { withdrawPixKey: cpf, withdrawPixType: 'cpf' },
    { withdrawPixKey: '***.982.247-**', withdrawPixType: 'cpf' },
  ],
  [
    { pixKey: 'maria@loja.example', pixType: 'email' },
    { pixKey: 'm***@loja.example', pixType: 'email' },
  ],
  [
    { key: '+5511987654321', type: 'PHONE' },
    { key: '*****-4321', type: 'PHONE' },
  ],
  [
    { key: cpf, type: 'DEPOSIT' },
    { key: '•••', type: 'DEPOSIT' },
  ],
])('masks a Pix key by the type beside it: %o', (record, masked) => {
  expect(maskFor(hidden, record)).toEqual(masked);
});

test('masks everything inside an address', () => {
  const address = { street: 'Rua das Flores', number: 12, lines: ['fundos'], country: null };
  expect(maskFor(hidden, { address })).toEqual({ address: { street: '•••', number: '•••', lines: ['•••'], country: null } });
});

test('masks documents and e-mails under unknown names, inside of other text too', () => {
  const record = { taxId: cpf, note: `pago por ${cpf}`, responseBody: '{"mail":"maria@loja.example"}', list: ['a@b.co'] };
  expect(maskFor(hidden, record)).toEqual({
    taxId: '***.982.247-**',
    note: 'pago por ***.982.247-**',
    responseBody: '{"mail":"m***@loja.example"}',
    list: ['a***@b.co'],
  });
});

test('masks a number under a personal name, and leaves numbers under other names', () => {
  expect(maskFor(hidden, { payerDocument: 52998224725, sum: 52998224725 })).toEqual({ payerDocument: '***.982.247-**', sum: 52998224725 });
});

test('leaves the payment code of our own charge whole', () => {
  const record = { qrCodeText: '00020126440014br.gov.bcb.pix0122caixa@casa-ipe.example5204000053039865802BR6304ABCD' };
  expect(maskFor(hidden, record)).toEqual(record);
});

test('is not confused by names that every object has', () => {
  const record = JSON.parse('{"constructor":"a","toString":"b","__proto__":{"document":"52998224725"}}');
  expect(JSON.stringify(maskFor(hidden, record))).toBe('{"constructor":"a","toString":"b","__proto__":{"document":"***.982.247-**"}}');
});

test('changes nothing in a record that names nobody', () => {
  const name = fc.constantFrom('id', 'amount', 'createdAt', 'status', 'items', 'hasNext', 'raw');
  const leaf = fc.oneof(
    fc.uuid(),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.constantFrom('248.90', '0.115', '2026-11-27T15:00:00.000Z'),
  );
  const { record } = fc.letrec((tie) => ({
    record: fc.dictionary(name, fc.oneof({ maxDepth: 4 }, leaf, tie('record'), fc.array(leaf)), { noNullPrototype: true }),
  }));
  fc.assert(
    fc.property(record, (value) => {
      expect(maskFor(hidden, value)).toEqual(value);
    }),
  );
});
