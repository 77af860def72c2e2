import { transactions } from '@/lib/contracts/pix/payments/transactions';
import type { Transaction } from '@/lib/contracts/shapes';
import { transactionTotals } from '@/lib/domain/payment/money-totals';
import { paymentMoney } from '@/lib/domain/payment/payment-money';
import { transactionKind } from '@/lib/domain/transaction-kind';
import { partyFields, partyName } from '@/lib/domain/transaction-party';
import type { ListColumn } from '@/lib/lists/definition/column';

type Column = ListColumn<Transaction>;

const more = { optional: true, startsHidden: true } as const;

/** Columns shared by lists of transactions. */
export const transactionColumns = {
  createdAt: { kind: 'instant', of: (row) => row.createdAt, width: 'w-[156px]', sorted: 'descending' },
  type: { kind: 'word', words: 'type', of: (row) => transactionKind(row), width: 'w-[126px]' },
  party: { kind: 'text', of: (row) => partyName(row) },
  clientReference: { kind: 'code', of: (row) => row.clientReference, width: 'w-[clamp(120px,11vw,190px)]', optional: true },
  virtualAccount: { kind: 'text', of: (row) => row.virtualAccount, width: 'w-[120px]', optional: true, startsHidden: true },
  document: { kind: 'text', of: (row) => partyFields(row).document, width: 'w-[150px]', ...more },
  bank: { kind: 'text', of: (row) => partyFields(row).institutionName, width: 'w-[170px]', ...more },
  paidAt: { kind: 'instant', of: (row) => row.paidAt, width: 'w-[156px]', ...more },
  refundState: { kind: 'word', words: 'transaction.refundOutcomes', of: (row) => refundWord(row), width: 'w-[130px]', ...more },
  refunded: { kind: 'money', of: (row) => paymentMoney(row).refund.returned, width: 'w-[116px]', align: 'end', ...more },
  refunding: { kind: 'money', of: (row) => paymentMoney(row).refund.returning, width: 'w-[116px]', align: 'end', ...more },
  serviceFeeCharged: { kind: 'money', of: (row) => row.serviceFeeCharged, width: 'w-[104px]', align: 'end', ...more },
  net: { kind: 'money', of: (row) => paymentMoney(row).net, width: 'w-[116px]', align: 'end', ...more },
  status: { kind: 'word', words: 'status', of: (row) => row.status, width: 'w-[172px]' },
  amount: { kind: 'money', of: (row) => paymentMoney(row).signed, width: 'w-[120px]', align: 'end' },
} as const satisfies Readonly<Record<string, Column>>;

/** The outcome of the latest refund; null where there was none. */
function refundWord(row: Transaction): string | null {
  const { state } = paymentMoney(row).refund;
  return state === 'none' ? null : state;
}

/** The export of lists of transactions. */
export const transactionFile = {
  walks: transactions.list,
  period: { from: 'dateFrom', until: 'dateTo', at: (row: Transaction) => row.createdAt },
  totals: transactionTotals,
} as const;
