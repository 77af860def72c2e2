import { expect, test } from 'vitest';
import { parseAutoWithdrawRule } from './auto-withdraw-rule';

const raw = { enabled: true, pixKey: '11222333000181', pixType: 'cnpj', frequency: 'DAILY', minimumBalance: 100 };

test('parses the format we assume', () => {
  expect(parseAutoWithdrawRule(raw)).toEqual(raw);
  expect(parseAutoWithdrawRule({ ...raw, pixType: 'CNPJ', minimumBalance: '100.5', keepBalance: 20 })).toMatchObject({
    pixType: 'cnpj',
    minimumBalance: 100.5,
    keepBalance: 20,
  });
});

test.each([{}, { ...raw, enabled: 'yes' }, { ...raw, frequency: 'HOURLY' }, { ...raw, minimumBalance: 'much' }, { ...raw, pixKey: null }])(
  'returns null for %o',
  (other) => {
    expect(parseAutoWithdrawRule(other)).toBeNull();
  },
);
