import { describe, expect, test } from 'vitest';
import { pixKeyShapes } from './pix-keys.shape';

describe('the holder of a key', () => {
  const base = {
    pixKey: 'ana@loja.example',
    document: '***.982.247-**',
    name: 'Ana Souza',
    branch: '****',
    accountNumber: '****56',
    personType: 'PF',
    accountType: 'CACC',
    institutionIspb: '00000000',
    institutionCode: '001',
    institutionName: 'Banco A',
  };
  const { wire, record } = pixKeyShapes['pixKeys.find'];

  test('is parsed as written', () => {
    expect(wire.parse(base)).toEqual(base);
    expect(record.parse(base)).toEqual(base);
  });

  test('may lack branch, account and code, as in a later version, but not the name', () => {
    const { branch: _b, accountNumber: _a, institutionCode: _c, ...later } = base;
    expect(record.parse(later)).toEqual({ ...base, branch: null, accountNumber: null, institutionCode: null });
    expect(record.safeParse({ ...base, name: null }).success).toBe(false);
  });
});

describe('the keys of the account', () => {
  const key = {
    id: 'k1',
    key: 'ana@loja.example',
    type: 'EMAIL',
    status: 'ACTIVE',
    isDefault: true,
    createdAt: '2026-11-27T12:00:00.000Z',
    updatedAt: '2026-11-27T12:00:00.000Z',
  };
  const { wire, record } = pixKeyShapes['pixKeys.list'];

  test.each([
    ['a bare list', [key]],
    ['`pixKeys`', { pixKeys: [key] }],
    ['`data`', { data: [key] }],
    ['types in small letters', [{ ...key, type: 'email' }]],
  ])('are parsed from %s', (_, variant) => {
    expect(record.parse(variant)).toEqual({ items: [{ ...key, type: 'email' }], hasNext: false, total: null });
  });

  test('are written bare', () => {
    expect(wire.parse([key])).toEqual([key]);
  });

  test('need nothing but the key', () => {
    expect(record.parse([{ key: 'x' }]).items).toEqual([
      { id: null, key: 'x', type: null, status: null, isDefault: null, createdAt: null, updatedAt: null },
    ]);
    expect(record.parse([{ type: 'EVP' }])).toMatchObject({ items: [], unreadable: [{ lacks: ['key'], fields: { type: 'EVP' } }] });
  });
});
