import type { EndpointName } from '@/lib/contracts/registry';
import { formatDocument } from '@/lib/format/document';
import type { VariantName } from '@/sandbox/variants/variant-table';

export type Wire = Readonly<Record<string, unknown>>;

/** Writes one record, that of the answer or each of its list, as a variant of the service does. */
type Transform = (record: Wire, name: EndpointName) => Wire;

/** Answers of one call, or of the calls whose name begins so. */
const of =
  (names: string, transform: (record: Wire) => Wire): Transform =>
  (record, name) =>
    name.startsWith(names) ? transform(record) : record;

const ofTransactions =
  (transform: (transaction: Wire) => Wire): Transform =>
  (record) =>
    'qrCodeText' in record ? transform(record) : record;

/** Put on in the order of the table of variants. */
export const variantTransforms: Partial<Record<VariantName, Transform>> = {
  'balance-names': of('balance.', ({ available, blocked }) => ({ balanceAvailable: available, balanceBlocked: blocked })),
  'profile-names': of('account.', ({ role: _role, allowInfraction: _allow, AutoWithdraw, ServiceFee, DailyWithdrawLimit, ...account }) => ({
    ...account,
    branch: '0001',
    autoWithdraw: AutoWithdraw,
    serviceFee: ServiceFee,
    dailyWithdrawLimit: DailyWithdrawLimit,
  })),
  'short-profile': of('account.', ({ document: _document, plan: _plan, ...account }) => account),
  'note-names': of('transactions.read', ({ CallbackLog, Infraction, ...transaction }) => ({
    ...transaction,
    callbackLogs: CallbackLog,
    infractions: Infraction,
  })),
  'transfer-method': ofTransactions((transaction) => ({ ...transaction, method: isTransfer(transaction) ? 'INTERNAL_TRANSFER' : 'PIX' })),
  'transfer-type': ofTransactions((transaction) => (isTransfer(transaction) ? { ...transaction, type: 'INTERNAL_TRANSFER' } : transaction)),
  'transfer-accounts': ofTransactions((transaction) =>
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
  'numeric-refunds': ofTransactions(({ refundAmount, ...transaction }) => ({
    ...transaction,
    refundAmount: refundAmount === null ? null : Number(refundAmount),
  })),
  'transaction-refund-status': ofTransactions(({ refundStatus, ...transaction }) => ({
    ...transaction,
    refundStatus: ofTransactionStatus[String(refundStatus)] ?? refundStatus,
  })),
  'hidden-callback-url': ofTransactions(({ callbackUrl: _callbackUrl, ...transaction }) => transaction),
  'data-uri-receipts': (record) => ('base64' in record ? { base64: `data:application/pdf;base64,${String(record.base64)}` } : record),
  'report-running': of('reports.', (report) => ({ ...report, status: ofReport[String(report.status)] ?? report.status })),
  'editable-codes': of('qrCodes.read', (code) => ({ ...code, amountEditable: code.amount === null, dueDate: null })),
  'enqueued-resend': of('callbacks.resendMany', ({ total }) => ({ enqueued: { count: total, truncated: false } })),
  'named-key-list': of('pixKeys.list', (key) => ({ ...key, type: String(key.type).toLowerCase() })),
  'short-holder': of('pixKeys.find', ({ branch: _branch, accountNumber: _account, institutionCode: _code, ...holder }) => holder),
  'glossary-infractions': of('infractions.', ({ transaction, ...infraction }) => {
    const { id, endToEndId } = Object(transaction);
    return { ...inGlossaryWords(infraction), transactionId: id, transactionEndToEndId: endToEndId };
  }),
  'omitted-nulls': (record) => Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null)),
};

/** What the refund's status is called where it takes that of a transaction. */
const ofTransactionStatus: Readonly<Record<string, string>> = { PENDING: 'WAITING_FOR_REFUND', COMPLETED: 'REFUNDED' };

/** What newer versions call the statuses of reports: one past its expiry is told by its date alone. */
const ofReport: Readonly<Record<string, string>> = { PROCESSING: 'RUNNING', EXPIRED: 'COMPLETED' };

const isPhone = (value: unknown) => typeof value === 'string' && /^\+\d+$/.test(value);

/** An infraction with the older names of its dates. */
export function inGlossaryWords({ createdAt, updatedAt, expiresAt, ...infraction }: Wire): Wire {
  return { ...infraction, creationDate: createdAt, lastModificationDate: updatedAt, dueDate: expiresAt };
}

function isWire(value: unknown): value is Wire {
  return typeof value === 'object' && value !== null;
}

/** A record with whatever documents it has of a payer and a receiver formatted. */
function withPunctuation(record: Wire): Wire {
  const documents = ['payerDocument', 'receiverDocument'].flatMap((field) => {
    const document = record[field];
    return typeof document === 'string' ? [[field, formatDocument(document)] as const] : [];
  });
  return { ...record, ...Object.fromEntries(documents) };
}

/** A transfer between accounts of the service has both of them and, being no Pix, no end-to-end id. */
function isTransfer({ payerAccountNumber, receiverAccountNumber, endToEndId }: Wire): boolean {
  return payerAccountNumber !== null && receiverAccountNumber !== null && endToEndId === null;
}
