import { cardCharges } from '@/lib/contracts/card/card-charges';
import { cardName, payerName } from '@/lib/domain/card/card-charge-names';
import { cardChargeState } from '@/lib/domain/card/card-charge-state';
import { minorToAmount } from '@/lib/format/currency';
import { type Cents, centsToReais, toCents } from '@/lib/format/money';
import { defineList, paged } from './definition/list';
import type { RowOf } from './definition/list-endpoint';

/** Card charges as the service lists them, newest first. */
export const cardChargeList = defineList({
  name: 'cardCharges',
  path: '/card/charges',
  endpoint: cardCharges.list,
  fields: cardCharges.list.query,
  input: (view) => ({ query: paged(view) }),
  columns: {
    createdAt: { kind: 'instant', of: (row) => row.createdAt, width: 'w-[156px]' },
    customer: { kind: 'text', of: (row) => payerName(row) },
    card: { kind: 'text', of: (row) => cardName(row), width: 'w-[150px]' },
    externalId: { kind: 'text', of: (row) => row.externalId, width: 'w-[130px]', optional: true },
    recurrenceCycle: { kind: 'number', of: (row) => row.recurrenceCycle, width: 'w-[110px]' },
    status: { kind: 'word', words: 'cardCharges.status', of: (row) => cardChargeState(row), width: 'w-[180px]' },
    reversed: {
      kind: 'money',
      of: (row) => inCurrency(row, row.creditCardPayment?.reversedAmount ?? toCents(0)),
      width: 'w-[130px]',
      align: 'end',
      optional: true,
      startsHidden: true,
    },
    amount: { kind: 'money', of: (row) => inCurrency(row, row.amount), width: 'w-[130px]', align: 'end' },
  },
  file: {
    walks: cardCharges.list,
    sum: (row) => ((row.creditCardPayment?.currency ?? 'BRL') === 'BRL' ? centsToReais(row.amount) : null),
    extra: {
      currency: { header: ['exchange', 'currency'], kind: 'text', of: (row) => row.creditCardPayment?.currency ?? 'BRL' },
    },
  },
});

function inCurrency({ creditCardPayment }: RowOf<'cardCharges.list'>, amount: Cents) {
  return minorToAmount(amount, creditCardPayment?.currency);
}
