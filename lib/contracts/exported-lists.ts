import { callbacks } from './callbacks';
import { cardCharges } from './card-charges';
import type { NamedEndpoint } from './endpoint';
import { infractions } from './infractions';
import { statements } from './statements';
import { transactions } from './transactions';

/**
 * The columns of each list that can be taken away, by the names they have on the screen. A file has its rows' ids besides; whether
 * a line of the statement follows the one before is for the screen, and its balances are in the file; so is the clock of a charge.
 */
export const exportColumns = {
  transactions: ['createdAt', 'type', 'party', 'clientReference', 'virtualAccount', 'endToEndId', 'status', 'serviceFeeCharged', 'amount'],
  charges: ['createdAt', 'party', 'clientReference', 'virtualAccount', 'status', 'amount'],
  withdrawals: ['createdAt', 'type', 'party', 'clientReference', 'virtualAccount', 'status', 'amount'],
  transfers: ['createdAt', 'type', 'party', 'clientReference', 'receiverAccountNumber', 'status', 'amount'],
  infractions: ['reportedAt', 'claimant', 'type', 'protocol', 'expiresAt', 'status', 'amount'],
  statements: ['createdAt', 'reason', 'origin', 'balanceType', 'amount', 'balance'],
  callbacks: ['createdAt', 'outcome', 'status', 'told', 'transactionId', 'url', 'answeredAt', 'responseTime'],
  cardCharges: ['createdAt', 'customer', 'card', 'externalId', 'recurrenceCycle', 'status', 'amount'],
} as const;

export type ExportList = keyof typeof exportColumns;
export type ExportColumn<L extends ExportList = ExportList> = (typeof exportColumns)[L][number];

/** The list of the service that is walked for each, and whose filters the search is made of. */
export const exportEndpoints = {
  transactions: transactions.list,
  charges: transactions.list,
  withdrawals: transactions.list,
  transfers: transactions.list,
  infractions: infractions.list,
  statements: statements.list,
  callbacks: callbacks.list,
  cardCharges: cardCharges.list,
} as const satisfies Readonly<Record<ExportList, NamedEndpoint>>;

export const exportLists = [
  'transactions',
  'charges',
  'withdrawals',
  'transfers',
  'infractions',
  'statements',
  'callbacks',
  'cardCharges',
] as const satisfies readonly ExportList[];
