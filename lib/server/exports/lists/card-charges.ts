import 'server-only';
import { cardName, payerName } from '@/lib/contracts/card-charge-names';
import { cardChargeState } from '@/lib/contracts/card-charge-state';
import { centsToReais } from '@/lib/format/money';
import { exportedList } from '@/lib/server/exports/exported-list';

const header = (key: string) => ['cardCharges.columns', key] as const;

export const cardChargesExport = exportedList('cardCharges', {
  title: ['cardCharges', 'title'],
  sum: (row) => ((row.creditCardPayment?.currency ?? 'BRL') === 'BRL' ? centsToReais(row.amount) : null),
  columns: {
    createdAt: { header: header('createdAt'), kind: 'instant', of: (row) => row.createdAt },
    customer: { header: header('customer'), kind: 'text', of: (row) => payerName(row) },
    card: { header: header('card'), kind: 'text', of: (row) => cardName(row) },
    externalId: { header: header('externalId'), kind: 'text', of: (row) => row.externalId },
    recurrenceCycle: { header: header('recurrenceCycle'), kind: 'number', of: (row) => row.recurrenceCycle },
    status: { header: header('status'), kind: 'word', words: 'cardCharges.status', of: (row) => cardChargeState(row) },
    amount: { header: header('amount'), kind: 'money', of: (row) => centsToReais(row.amount) },
  },
  extra: {
    currency: { header: ['exchange', 'currency'], kind: 'text', of: (row) => row.creditCardPayment?.currency ?? 'BRL' },
  },
});
