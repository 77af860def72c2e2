import { expect, test } from 'vitest';
import { refusedFields } from '@/lib/contracts/problem/refused-fields';
import { autoWithdrawShapes } from './auto-withdraw.shape';

const { body } = autoWithdrawShapes['account.change'];
const daily = { enabled: true, pixKey: 'ana@loja.example', pixType: 'email', frequency: 'DAILY', minimumBalance: 0, keepBalance: 100 };
const refused = (change: object) => refusedFields(body, { autoWithdraw: { ...daily, ...change } });

test.each([
  {},
  { frequency: 'BALANCE' },
  { frequency: 'WEEKLY', weekday: 0 },
  { frequency: 'WEEKLY', weekday: 6 },
  { frequency: 'MONTHLY', dayOfMonth: 31 },
])('accepts a rule with a schedule: %o', (change) => {
  expect(refused(change)).toEqual([]);
});

test.each([
  [{ frequency: 'WEEKLY' }, 'weekday'],
  [{ weekday: 1 }, 'weekday'],
  [{ frequency: 'WEEKLY', weekday: 7 }, 'weekday'],
  [{ frequency: 'MONTHLY' }, 'dayOfMonth'],
  [{ frequency: 'MONTHLY', dayOfMonth: 32 }, 'dayOfMonth'],
  [{ frequency: 'HOURLY' }, 'frequency'],
  [{ pixKey: 'ana' }, 'pixKey'],
  [{ minimumBalance: -0.01 }, 'minimumBalance'],
  [{ keepBalance: 1.001 }, 'keepBalance'],
  [{ name: 'x' }, 'name'],
])('refuses %o', (change, field) => {
  expect(refused(change)).toEqual([`autoWithdraw.${field}`]);
});

test('changes nothing but the automatic withdrawal rule', () => {
  expect(refusedFields(body, { autoWithdraw: daily, name: 'Loja' })).toEqual(['name']);
});
