import { expect, test } from 'vitest';
import { autoWithdrawShapes } from '@/lib/contracts/pix/account/auto-withdraw.shape';
import { draftOf, readDraft } from './rule-draft';

const draft = { ...draftOf(null, 'pt-BR'), minimum: '1.000,00' };
const key = { pixKey: '11222333000181', pixType: 'cnpj' } as const;
const body = autoWithdrawShapes['account.change'].body;

test.each([
  [{}, { frequency: 'DAILY', pixKey: '11222333000181', pixType: 'cnpj', minimumBalance: 1000, enabled: true }],
  [
    { frequency: 'WEEKLY', weekday: '5', keepBalance: '20,50' },
    { frequency: 'WEEKLY', weekday: 5, keepBalance: 20.5 },
  ],
  [
    { frequency: 'MONTHLY', dayOfMonth: '31' },
    { frequency: 'MONTHLY', dayOfMonth: 31 },
  ],
  [
    { frequency: 'BALANCE', enabled: false },
    { frequency: 'BALANCE', enabled: false },
  ],
] as const)('%o is a rule the service takes', (change, rule) => {
  const read = readDraft({ ...draft, ...change }, key);
  expect(read).toMatchObject({ wrong: [], rule });
  expect(body.safeParse({ autoWithdraw: read.rule }).success).toBe(true);
});

test.each([
  [{ minimum: '1.234' }, ['minimum']],
  [{ minimum: '', keepBalance: '-1' }, ['minimum', 'keepBalance']],
  [{ frequency: 'MONTHLY', dayOfMonth: '32' }, ['dayOfMonth']],
] as const)('%o is none', (change, wrong) => {
  expect(readDraft({ ...draft, ...change }, key)).toEqual({ rule: null, wrong });
});

test('is none without a key', () => {
  expect(readDraft(draft, null)).toEqual({ rule: null, wrong: [] });
});

test('begins from the rule in force', () => {
  const rule = {
    enabled: true,
    pixKey: 'ana@loja.example',
    pixType: 'email',
    frequency: 'DAILY',
    minimumBalance: 100,
    keepBalance: 5.5,
  } as const;
  expect(readDraft(draftOf(rule, 'pt-BR'), rule).rule).toEqual(rule);
  expect(readDraft(draftOf(rule, 'en'), rule).rule).toEqual(rule);
});
