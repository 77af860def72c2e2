import { expect, test } from 'vitest';
import { customRoleId } from '@/lib/contracts/office/roles/role-id.shape';
import { newRoleId } from './new-role-id';

test.each([
  ['Caixa da noite', 'custom-caixa-da-noite'],
  ['  Conferência — 2º turno ', 'custom-conferencia-2o-turno'],
  ['a b c d e f g', 'custom-a-b-c-d-e'],
])('the id of %j is %s', (name, expected) => {
  expect(newRoleId(name, [])).toBe(expected);
});

test.each(['', '财务', '---', 'Caixa', 'x'.repeat(40), 'um dois três quatro cinco seis'])(
  'the id of %j is one the server takes, and no one has',
  (name) => {
    const others = [{ id: 'custom-caixa' }];
    const id = newRoleId(name, others);
    expect(customRoleId.safeParse(id).success).toBe(true);
    expect(id).not.toBe('custom-caixa');
  },
);
