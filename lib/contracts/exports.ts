import type { Endpoint } from './endpoint';

/** `sheet` is for a spreadsheet in Brazilian form, `machine` for programs, `ofx` for accounting and of statements alone. */
export const exportForms = ['sheet', 'xlsx', 'machine', 'ofx'] as const;
export type ExportForm = (typeof exportForms)[number];

/** The life of an export: asked for, walked by our server without anybody looking, waiting for pick-up for a day. */
export const exportStates = ['waiting', 'running', 'ready', 'failed', 'cancelled'] as const;
export type ExportState = (typeof exportStates)[number];

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
  transactions: 'transactions.list',
  charges: 'transactions.list',
  withdrawals: 'transactions.list',
  transfers: 'transactions.list',
  infractions: 'infractions.list',
  statements: 'statements.list',
  callbacks: 'callbacks.list',
  cardCharges: 'cardCharges.list',
} as const satisfies Readonly<Record<ExportList, string>>;

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

/** Files made of a list as somebody saw it. Each person has their own; what one may see decides what is in them. */
export const fileExports = {
  list: {
    service: 'office',
    method: 'GET',
    path: '/exports',
    permission: 'exports:read',
    effect: 'read',
    basis: 'stated',
    errors: [],
  },
  create: {
    service: 'office',
    method: 'POST',
    path: '/exports',
    permission: 'exports:read',
    effect: 'change',
    basis: 'stated',
    accepts: 'json',
    refreshes: ['exports'],
    errors: ['SVB400', 'SVB403', 'SVB409'],
  },
  cancel: {
    service: 'office',
    method: 'POST',
    path: '/exports/{id}/cancel',
    permission: 'exports:read',
    effect: 'change',
    basis: 'stated',
    refreshes: ['exports'],
    errors: ['SVB404'],
  },
  download: {
    service: 'office',
    method: 'GET',
    path: '/exports/{id}/file',
    permission: 'exports:read',
    effect: 'read',
    basis: 'stated',
    answers: 'stream',
    errors: ['SVB403', 'SVB404'],
  },
} as const satisfies Record<string, Endpoint>;
