import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { shapes } from '@/lib/contracts/shapes';
import { useChargeStage } from './use-charge-stage';

const transaction = (status: string, more: object = {}) =>
  shapes['transactions.read'].record.parse({
    id: 'T1',
    type: 'DEPOSIT',
    status,
    amount: 37.9,
    createdAt: '2026-11-27T15:00:00.000Z',
    ...more,
  });

const follow = (first: ReturnType<typeof transaction>, seesCharges = true) =>
  renderHook((now: ReturnType<typeof transaction>) => useChargeStage(now, null, seesCharges), { initialProps: first });

test('a charge that waits has its frame, and keeps it when it is paid before the eyes of who waits', () => {
  const { result, rerender } = follow(transaction('PENDING'));
  expect(result.current).toMatchObject({ stage: 'open', framed: true });
  rerender(transaction('COMPLETED'));
  expect(result.current).toMatchObject({ stage: 'paid', framed: true });
});

test.each([
  ['a charge that was paid earlier', transaction('COMPLETED'), true, 'paid'],
  ['a charge that expired earlier', transaction('EXPIRED'), true, 'spent'],
  ['a charge of which a role sees no code', transaction('PENDING'), false, 'open'],
  ['a withdrawal on its way', transaction('PENDING', { type: 'WITHDRAW' }), true, null],
])('%s has no frame', (_name, first, seesCharges, stage) => {
  expect(follow(first, seesCharges).result.current).toMatchObject({ stage, framed: false });
});
