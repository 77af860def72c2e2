import { expect, test } from 'vitest';
import type { QueueItem } from '@/components/infraction/use-queue';
import type { InfractionView } from '@/lib/lists/pix/infractions';
import { narrowQueue } from './narrow-queue';

// As much of a case as is filtered by.
const items = [
  {
    id: 'a',
    protocol: 'MED-77098',
    status: 'OPEN',
    type: 'FRAUD',
    reportedBy: 'DEBITED_PARTICIPANT',
    transaction: { id: 't1', endToEndId: 'E1', payerName: 'Inês Cristina Carneiro', amount: '9.90' },
  },
  {
    id: 'b',
    protocol: null,
    status: 'WAITING_ADJUSTMENTS',
    type: 'REFUND_REQUEST',
    reportedBy: null,
    transaction: { id: 't2', endToEndId: null, payerName: null, amount: '100.00' },
  },
] as unknown as QueueItem[];

test.each([
  [{}, ['a', 'b']],
  [{ participantName: 'ines cris' }, ['a']],
  [{ participantName: 'med-770' }, ['a']],
  [{ participantName: 'Rui' }, []],
  [{ status: ['WAITING_ADJUSTMENTS'] }, ['b']],
  [{ type: ['FRAUD', 'REFUND_CANCELLED'] }, ['a']],
  [{ reportedBy: ['DEBITED_PARTICIPANT'] }, ['a']],
  [{ amountMin: '9.91' }, ['b']],
  [{ amountMax: '9.90' }, ['a']],
  [{ amountMin: '10', amountMax: '99' }, []],
  [{ endToEndId: 'E1' }, ['a']],
  [{ transactionId: 't2' }, ['b']],
] as [InfractionView, string[]][])('the queue narrowed by %j shows %j', (view, ids) => {
  expect(narrowQueue(items, view).map(({ id }) => id)).toEqual(ids);
});
