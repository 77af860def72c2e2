import { expect, test } from 'vitest';
import { defenseLimits } from '@/lib/contracts/pix/infractions/defenses';
import { defenseLength } from '@/lib/domain/infraction/defense-length';
import { toReais } from '@/lib/format/money/money';
import { ownRefund, refundAnswer } from './refund-answer';

const paid = {
  amount: toReais('248.90'),
  endToEndId: 'E18236120202611271432abcdef12345',
  refundAmount: null,
  refundStatus: null,
  refundedAt: null,
  refundEndToEndId: null,
  refundReason: null,
};
const refunded = {
  ...paid,
  refundAmount: toReais('248.90'),
  refundStatus: 'COMPLETED',
  refundedAt: '2026-11-27T17:32:05.000Z',
  refundEndToEndId: 'D18236120202611271432abcdef12345',
  refundReason: 'CUSTOMER_REQUEST',
};

test('answers nothing where nothing was refunded', () => {
  expect([ownRefund(paid), refundAnswer(paid)]).toEqual([null, '']);
});

test('names amount, moment and ids of a refund that is done', () => {
  expect(refundAnswer(refunded)).toBe(
    'Já fizemos a devolução: o valor inteiro deste Pix, R$ 248,90, voltou ao pagador em 27 nov 2026, 14:32:05, horário de Brasília (E2E da devolução D18236120202611271432abcdef12345). Não há valor a contestar além dela.\n\nE2E do pagamento: E18236120202611271432abcdef12345.',
  );
});

test('says how much of the whole went back', () => {
  expect(refundAnswer({ ...refunded, refundAmount: toReais('30.50') })).toContain('R$ 30,50 dos R$ 248,90 deste Pix voltou');
});

test('says that one is under way', () => {
  const pending = { ...refunded, refundStatus: 'PENDING', refundedAt: null };
  expect(ownRefund(pending)).toEqual({ amount: '248.90', pending: true, whole: true });
  expect(refundAnswer(pending)).toMatch(/^Já pedimos a devolução: .* está voltando ao pagador/);
});

test.each([
  ['that failed', { refundStatus: 'CANCELED', refundedAt: null }],
  ['that the dispute itself brought about', { refundReason: 'INFRACTION' }],
])('makes no answer of a refund %s', (_what, change) => {
  expect(refundAnswer({ ...refunded, ...change })).toBe('');
});

test('fits into a defense', () => {
  for (const transaction of [refunded, { ...refunded, refundAmount: toReais('30.50'), refundStatus: 'PENDING' }]) {
    const length = defenseLength(refundAnswer(transaction));
    expect(length).toBeGreaterThanOrEqual(defenseLimits.textMin);
    expect(length).toBeLessThanOrEqual(defenseLimits.textMax);
  }
});
