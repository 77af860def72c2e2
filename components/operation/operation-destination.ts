import type { OperationKind } from '@/lib/contracts/office/operations';
import type { Operation } from '@/lib/contracts/office/operations.shape';

interface Destination {
  /** The path of the record that an operation creates or changes. */
  readonly path: `/${string}`;
  /** The words of the link to it. */
  readonly word: string;
  /** What the form does after success: open the new record, close, or show the outcome itself. */
  readonly after: 'open' | 'close' | 'notify';
}

/** The record each operation leads to: one table for forms, the list of operations and their own pages. */
export const operationDestinations = {
  'charges.create': { path: '/transactions', word: 'seeCharge', after: 'open' },
  'refunds.create': { path: '/transactions', word: 'seeTransaction', after: 'close' },
  'withdrawals.create': { path: '/transactions', word: 'seeWithdrawal', after: 'open' },
  'withdrawals.createFromQrCode': { path: '/transactions', word: 'seeWithdrawal', after: 'open' },
  'transfers.create': { path: '/transactions', word: 'seeTransfer', after: 'open' },
  'cardCharges.create': { path: '/card/charges', word: 'seeCardCharge', after: 'notify' },
  'cardCharges.reverse': { path: '/card/charges', word: 'seeCardCharge', after: 'close' },
  'recurrences.changeAmount': { path: '/card/recurrences', word: 'seeRecurrence', after: 'close' },
  'recurrences.reactivate': { path: '/card/recurrences', word: 'seeRecurrence', after: 'close' },
  'account.change': { path: '/account', word: 'seeAccount', after: 'close' },
} as const satisfies Record<OperationKind, Destination>;

/** The page of the record an operation made or changed; null while it has none. */
export function recordHref({ kind, transactionId, subject }: Pick<Operation, 'kind' | 'transactionId' | 'subject'>): `/${string}` | null {
  const id = transactionId ?? subject;
  if (id === null) return null;
  const { path } = operationDestinations[kind];
  return kind === 'account.change' ? path : `${path}/${id}`;
}
