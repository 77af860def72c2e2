import { expect, test } from 'vitest';
import type { SentDefense } from '@/lib/contracts/office/infractions/sent-defenses.shape';
import { caseStage } from './case-stage';

type Case = Parameters<typeof caseStage>[0];
const before = '2026-11-27T12:00:00.000Z';
const after = '2026-11-27T13:00:00.000Z';
const sentDefense = { defense: 'Entregue' } as Case['defenseHistory'][number];
const infraction = (status: string, defenseHistory: Case['defenseHistory'] = [], updatedAt = before) => ({
  status,
  defenseHistory,
  updatedAt,
});
const ours = (state: SentDefense['state'], createdAt = after) => [{ state, createdAt } as SentDefense];

test.each([
  ['OPEN', 'answer'],
  ['ACKNOWLEDGED', 'answer'],
  ['WAITING_ADJUSTMENTS', 'answer'],
  ['WAITING_PSP', 'elsewhere'],
  ['ANSWERED', 'elsewhere'],
  ['NEW_STATUS', 'elsewhere'],
  ['DEFENDED', 'sent'],
  ['CLOSED', 'ended'],
  ['CANCELLED', 'ended'],
])('%s without a defense is %s', (status, stage) => {
  expect(caseStage(infraction(status), [])).toBe(stage);
});

test('one defense is all there is, unless more is asked for', () => {
  expect(caseStage(infraction('OPEN', [sentDefense]), [])).toBe('sent');
  expect(caseStage(infraction('WAITING_ADJUSTMENTS', [sentDefense]), [])).toBe('answer');
});

test.each(['sending', 'unknown'] as const)('waits while what we sent is %s', (state) => {
  expect(caseStage(infraction('OPEN'), ours(state))).toBe('checking');
});

test('counts a defense as sent before the service returns it, and as owed again once adjustments are requested', () => {
  expect(caseStage(infraction('OPEN'), ours('sent'))).toBe('sent');
  expect(caseStage(infraction('WAITING_ADJUSTMENTS'), ours('sent'))).toBe('sent');
  expect(caseStage(infraction('WAITING_ADJUSTMENTS', [sentDefense], after), ours('sent', before))).toBe('answer');
});

test('may be answered again when what we sent left no trace', () => {
  expect(caseStage(infraction('OPEN'), ours('not-found'))).toBe('answer');
});
