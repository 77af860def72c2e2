import { cardCharges } from '@/lib/contracts/card/card-charges';
import { listPlace } from '@/lib/contracts/pages/list-place';
import { cardName, payerName } from '@/lib/domain/card/card-charge-names';
import { cardChargeState, cardMoneyMoved } from '@/lib/domain/card/card-charge-state';
import type { RowTotals } from '@/lib/domain/payment/money-totals';
import { foreignCurrency, minorToAmount } from '@/lib/format/money/currency';
import { type Cents, subtractReais, toCents } from '@/lib/format/money/money';
import { serviceZone } from '@/lib/format/zone';
import { defineList, paged } from './definition/list';
import type { RowOf } from './definition/list-endpoint';
import { anyPeriodFields, viewDays, withoutPeriod } from './definition/period-view';

const { startDate: _start, endDate: _end, ...fields } = cardCharges.list.query;

/** Card charges as the service lists them, newest first, by its own business days. */
export const cardChargeList = defineList({
  ...listPlace('cardCharges'),
  endpoint: cardCharges.list,
  fields: { ...fields, ...anyPeriodFields },
  input: (view, { now }) => {
    const { from: startDate, to: endDate } = viewDays(view, now, serviceZone);
    return { query: { ...paged(withoutPeriod(view)), ...(view.period === 'all' ? {} : { startDate, endDate }) } };
  },
  search: {
    fields: { uuid: ['recurrentPaymentId'], reference: ['recurrentPaymentId'], day: ['from', 'to'] },
    namesIn: { ...listPlace('recurrences'), field: 'text' },
  },
  columns: {
    createdAt: { kind: 'instant', of: (row) => row.createdAt, width: 'w-[156px]' },
    customer: { kind: 'text', of: (row) => payerName(row) },
    card: { kind: 'text', of: (row) => cardName(row), width: 'w-[150px]' },
    externalId: { kind: 'text', of: (row) => row.externalId, width: 'w-[150px]', optional: true },
    recurrenceCycle: { kind: 'number', of: (row) => row.recurrenceCycle, width: 'w-[84px]' },
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
    totals: cardTotals,
    extra: {
      currency: { header: ['exchange', 'currency'], kind: 'text', of: (row) => row.creditCardPayment?.currency ?? 'BRL' },
    },
  },
});

/**
 * The amounts one charge adds to the totals: charged and reversed. Charges in a foreign currency or without money moved are counted
 * separately.
 */
function cardTotals(row: RowOf<'cardCharges.list'>): RowTotals {
  if (!cardMoneyMoved(row) || foreignCurrency(row.creditCardPayment?.currency)) return null;
  const charged = inCurrency(row, row.amount);
  const reversed = inCurrency(row, row.creditCardPayment?.reversedAmount ?? toCents(0));
  return { charged, reversed, net: subtractReais(charged, reversed) };
}

function inCurrency({ creditCardPayment }: RowOf<'cardCharges.list'>, amount: Cents) {
  return minorToAmount(amount, creditCardPayment?.currency);
}
