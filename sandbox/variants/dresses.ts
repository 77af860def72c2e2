import type { EndpointName } from '@/lib/contracts/registry';
import { formatDocument } from '@/lib/format/document';
import type { VariantName } from './variant-table';

export type Wire = Readonly<Record<string, unknown>>;

/** Writes one record, that of the answer or each of its list, as a variant of the service does. */
type Dress = (record: Wire, name: EndpointName) => Wire;

/** Answers of one call, or of the calls whose name begins so. */
const of =
  (names: string, dress: (record: Wire) => Wire): Dress =>
  (record, name) =>
    name.startsWith(names) ? dress(record) : record;

const ofTransactions =
  (dress: (transaction: Wire) => Wire): Dress =>
  (record) =>
    'qrCodeText' in record ? dress(record) : record;

/** Put on in the order of the table of variants. */
export const dresses: Partial<Record<VariantName, Dress>> = {
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
  'numeric-refunds': ofTransactions(({ refundAmount, ...transaction }) => ({
    ...transaction,
    refundAmount: refundAmount === null ? null : Number(refundAmount),
  })),
  'hidden-callback-url': ofTransactions(({ callbackUrl: _callbackUrl, ...transaction }) => transaction),
  'data-uri-receipts': (record) => ('base64' in record ? { base64: `data:application/pdf;base64,${String(record.base64)}` } : record),
  'report-running': of('reports.', (report) => (report.status === 'PROCESSING' ? { ...report, status: 'RUNNING' } : report)),
  'editable-codes': of('qrCodes.read', (code) => ({ ...code, amountEditable: code.amount === null, dueDate: null })),
  'enqueued-resend': of('callbacks.resendMany', ({ total }) => ({ enqueued: { count: total, truncated: false } })),
  'omitted-nulls': (record) => Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null)),
};

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
