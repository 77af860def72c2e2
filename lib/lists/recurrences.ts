import { recurrenceList as recurrences } from '@/lib/contracts/card/recurrences';
import { listPlace } from '@/lib/contracts/pages/list-place';
import { minorToAmount } from '@/lib/format/money/currency';
import { defineList, paged } from './definition/list';

/** Recurrences, as our server collects them from the card charges. */
export const recurrenceList = defineList({
  ...listPlace('recurrences'),
  endpoint: recurrences.list,
  fields: recurrences.list.query,
  tabs: ['status'],
  input: (view) => ({ query: paged(view) }),
  search: { fields: { name: ['text'], reference: ['text'], uuid: ['text'] } },
  columns: {
    startedAt: { kind: 'instant', of: (row) => row.startedAt, width: 'w-[156px]' },
    customer: { kind: 'text', of: (row) => row.customer },
    card: { kind: 'text', of: (row) => row.card, width: 'w-[150px]' },
    next: { kind: 'text', of: (row) => (row.present?.status === 'ACTIVE' ? dayOf(row.present.nextRecurrency) : null), width: 'w-[148px]' },
    end: { kind: 'text', of: (row) => dayOf(row.present?.endDate), width: 'w-[120px]', optional: true, startsHidden: true },
    status: { kind: 'word', words: 'recurrence.status', of: (row) => row.present?.status ?? null, width: 'w-[130px]' },
    amount: { kind: 'money', of: (row) => minorToAmount(row.present?.amount ?? row.amount, null), width: 'w-[130px]', align: 'end' },
  },
  file: {
    walks: recurrences.list,
    extra: {
      latest: { header: ['recurrences.columns', 'latest'], kind: 'word', words: 'cardCharges.status', of: (row) => row.latest.state },
      latestAt: { header: ['recurrences.columns', 'latestAt'], kind: 'instant', of: (row) => row.latest.at },
    },
  },
});

function dayOf(instant: string | null | undefined): string | null {
  return instant?.slice(0, 10) ?? null;
}
