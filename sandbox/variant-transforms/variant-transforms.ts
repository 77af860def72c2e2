import type { EndpointName } from '@/lib/contracts/registry';
import { formatDocument } from '@/lib/format/identifier/document';
import type { VariantName } from '@/sandbox/variants/variant-table';

export type Wire = Readonly<Record<string, unknown>>;

/** Converts one record (the answer, or an item of its list) to a variant. */
type Transform = (record: Wire, name: EndpointName) => Wire;

/** Applies a transform to the answers of endpoints whose name begins with `prefix`. */
const forEndpoints =
  (prefix: string, transform: (record: Wire) => Wire): Transform =>
  (record, name) =>
    name.startsWith(prefix) ? transform(record) : record;

const forTransactions =
  (transform: (transaction: Wire) => Wire): Transform =>
  (record) =>
    'qrCodeText' in record ? transform(record) : record;

/** The transform of each variant. They are applied in the order of the variant table. */
export const variantTransforms: Partial<Record<VariantName, Transform>> = {
  'balance-names': forEndpoints('balance.', ({ available, blocked }) => ({ balanceAvailable: available, balanceBlocked: blocked })),
  'profile-names': forEndpoints(
    'account.',
    ({ role: _role, allowInfraction: _allow, AutoWithdraw, ServiceFee, DailyWithdrawLimit, ...account }) => ({
      ...account,
      autoWithdraw: AutoWithdraw,
      serviceFee: ServiceFee,
      dailyWithdrawLimit: DailyWithdrawLimit,
    }),
  ),
  'profile-branch': forEndpoints('account.', (account) => ({ ...account, branch: '0001' })),
  'short-profile': forEndpoints('account.', ({ document: _document, plan: _plan, ...account }) => account),
  'note-names': forEndpoints('transactions.read', ({ CallbackLog, Infraction, ...transaction }) => ({
    ...transaction,
    callbackLogs: CallbackLog,
    infractions: Infraction,
  })),
  'transfer-method': forTransactions((transaction) =>
    transaction.type === 'COMMISSION' ? transaction : { ...transaction, method: isTransfer(transaction) ? 'INTERNAL_TRANSFER' : 'PIX' },
  ),
  'transfer-type': forTransactions((transaction) =>
    isTransfer(transaction) ? { ...transaction, type: 'INTERNAL_TRANSFER' } : transaction,
  ),
  'transfer-accounts': forTransactions((transaction) =>
    isTransfer(transaction) ? transaction : { ...transaction, payerAccountNumber: null, receiverAccountNumber: null },
  ),
  'formatted-documents': (record) => {
    const { transaction } = record;
    return isWire(transaction) ? { ...record, transaction: withPunctuation(transaction) } : withPunctuation(record);
  },
  'plain-phones': (record) => {
    const phones = ['key', 'pixKey', 'withdrawPixKey'].filter((field) => isPhone(record[field]));
    return { ...record, ...Object.fromEntries(phones.map((field) => [field, String(record[field]).slice(1)])) };
  },
  'numeric-refunds': forTransactions(({ refundAmount, ...transaction }) => ({
    ...transaction,
    refundAmount: refundAmount === null ? null : Number(refundAmount),
  })),
  'transaction-refund-status': forTransactions(({ refundStatus, ...transaction }) => ({
    ...transaction,
    refundStatus: refundStatusWords[String(refundStatus)] ?? refundStatus,
  })),
  'hidden-callback-url': forTransactions(({ callbackUrl: _callbackUrl, ...transaction }) => transaction),
  'data-uri-receipts': (record) => ('base64' in record ? { base64: `data:application/pdf;base64,${String(record.base64)}` } : record),
  'report-running': forEndpoints('reports.', (report) => ({
    ...report,
    status: reportStatusWords[String(report.status)] ?? report.status,
  })),
  'editable-codes': forEndpoints('qrCodes.read', (code) => ({ ...code, amountEditable: code.amount === null, dueDate: null })),
  'enqueued-resend': forEndpoints('callbacks.resendMany', ({ total }) => ({ enqueued: { count: total, truncated: false } })),
  'named-key-list': forEndpoints('pixKeys.list', (key) => ({ ...key, type: String(key.type).toLowerCase() })),
  'short-holder': forEndpoints('pixKeys.find', ({ branch: _branch, accountNumber: _account, institutionCode: _code, ...holder }) => holder),
  'glossary-infractions': forEndpoints('infractions.', ({ transaction, ...infraction }) => {
    const { id, endToEndId } = Object(transaction);
    return { ...withGlossaryNames(infraction), transactionId: id, transactionEndToEndId: endToEndId };
  }),
  'omitted-nulls': (record) => Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null)),
};

/** Refund statuses in the words of a transaction. */
const refundStatusWords: Readonly<Record<string, string>> = { PENDING: 'WAITING_FOR_REFUND', COMPLETED: 'REFUNDED' };

/** Report statuses of newer versions, in which an expired report is recognized by its date only. */
const reportStatusWords: Readonly<Record<string, string>> = { PROCESSING: 'RUNNING', EXPIRED: 'COMPLETED' };

const isPhone = (value: unknown) => typeof value === 'string' && /^\+\d+$/.test(value);

/** Renames the dates of an infraction to their older names. */
export function withGlossaryNames({ createdAt, updatedAt, expiresAt, ...infraction }: Wire): Wire {
  return { ...infraction, creationDate: createdAt, lastModificationDate: updatedAt, dueDate: expiresAt };
}

function isWire(value: unknown): value is Wire {
  return typeof value === 'object' && value !== null;
}

/** Formats the documents of payer and receiver. */
function withPunctuation(record: Wire): Wire {
  const documents = ['payerDocument', 'receiverDocument'].flatMap((field) => {
    const document = record[field];
    return typeof document === 'string' ? [[field, formatDocument(document)] as const] : [];
  });
  return { ...record, ...Object.fromEntries(documents) };
}

/** An internal transfer has both account numbers and no end-to-end id. */
function isTransfer({ payerAccountNumber, receiverAccountNumber, endToEndId }: Wire): boolean {
  return payerAccountNumber !== null && receiverAccountNumber !== null && endToEndId === null;
}
