import { describe, expect, test } from 'vitest';
import { merchantForTests } from '@/sandbox/testing/merchant-for-tests';
import { sandboxForTests } from '@/sandbox/testing/sandbox-for-tests';

const sandbox = sandboxForTests();
const merchant = (name: string) => merchantForTests(sandbox, `sandbox-keys-${name}`);

describe('interface: Withdrawals, GET /pix/key', () => {
  test.each([
    ['52998224725', 'PF', '***.982.247-**'],
    ['11222333000181', 'PJ', '**.222.333/0001-**'],
  ])('the holder of %s is a %s with a masked document', async (pixKey, personType, document) => {
    expect(await merchant('usual').ok('pixKeys.find', { query: { pixKey } })).toMatchObject({
      pixKey,
      personType,
      document,
      branch: '****',
      accountNumber: expect.stringMatching(/^\*+\d{2}$/),
      institutionIspb: expect.stringMatching(/^[0-9A-Z]{8}$/),
      institutionCode: expect.stringMatching(/^\d{3}$/),
    });
  });

  test('a key has the same holder for every account', async () => {
    const query = { pixKey: '+5511987654321' };
    expect(await merchant('one').ok('pixKeys.find', { query })).toEqual(await merchant('other').ok('pixKeys.find', { query }));
  });

  test('the key of an account of the service is that account’s', async () => {
    const { token } = merchant('owner');
    const { name } = await sandbox().control.createAccount({ token });
    const keys = await merchant('owner').ok('pixKeys.list', {});
    for (const { key } of keys.filter((one) => one.status === 'ACTIVE'))
      expect(await merchant('asker').ok('pixKeys.find', { query: { pixKey: key } })).toMatchObject({
        name,
        institutionName: 'Instituição de Pagamento Lapacho',
      });
  });

  test.each(['hello', '529.982.247-25', '52998224724', '11987654321', 'ANA@CORREIO.EXAMPLE', '123e4567e89b12d3a456426614174000', '💸'])(
    '%s is no key: 400 SVK600',
    async (pixKey) => {
      expect(await merchant('form').refused('pixKeys.find', { query: { pixKey } })).toMatchObject({ status: 400, errorCode: 'SVK600' });
    },
  );

  test.each([
    ['SVK200', 422],
    ['SVK300', 404],
    ['SVI110', 424],
    ['SVI111', 424],
    ['SVF500', 424],
    ['SVG429', 429],
  ])('a key that asks for %s gets it', async (errorCode, status) => {
    const pixKey = `${errorCode.toLowerCase()}@sandbox.example`;
    expect(await merchant('magic').refused('pixKeys.find', { query: { pixKey } })).toMatchObject({ status, errorCode });
  });

  test('a look-up without permission or without a key of at most 77 characters is refused', async () => {
    const { token, refused } = merchant('forbidden');
    expect(await sandbox().send('GET', '/pix/key', token)).toMatchObject({ status: 400, body: { details: [{ field: 'pixKey' }] } });
    expect(await refused('pixKeys.find', { query: { pixKey: 'x'.repeat(78) } })).toMatchObject({ errorCode: 'SVV001' });
    await sandbox().control.changeAccount(token, { allowKeyLookup: false });
    expect(await refused('pixKeys.find', { query: { pixKey: '52998224725' } })).toMatchObject({ status: 403, errorCode: 'SVK400' });
  });
});

test('interface: Withdrawals, GET /user/pix-keys: lists the account’s own keys, the default one first', async () => {
  const keys = await merchant('list').ok('pixKeys.list', {});
  expect(keys.map((one) => [one.type, one.status, one.isDefault])).toEqual(
    expect.arrayContaining([
      ['CNPJ', 'ACTIVE', true],
      ['EMAIL', 'ACTIVE', false],
      ['EVP', 'ACTIVE', false],
      ['PHONE', 'PENDING', false],
    ]),
  );
  expect(keys[0]?.isDefault).toBe(true);
});
