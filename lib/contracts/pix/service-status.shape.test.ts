import { expect, test } from 'vitest';
import { serviceStatusShapes } from './service-status.shape';

const { record } = serviceStatusShapes['serviceStatus.read'];
const updatedAt = '2026-11-27T12:00:00.000Z';

test.each([
  ['a word that the service answers', { status: 'ok', updatedAt }, { status: 'ok', updatedAt }],
  ['its other name for the instant', { status: 'ok', updated_at: updatedAt }, { status: 'ok', updatedAt }],
  ['a transaction', { id: 'SVTX1', status: 'PENDING', amount: 1, updatedAt }, { status: 'PENDING', updatedAt }],
  ['the status alone', { status: 'ok' }, { status: 'ok', updatedAt: null }],
])('is parsed from %s', (_, wire, read) => {
  expect(record.parse(wire)).toEqual(read);
});
