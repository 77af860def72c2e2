import type { NamesOf } from '@/lib/contracts/registry';

export type Wire = Readonly<Record<string, unknown>>;

/** One record as newer versions of the service write it. */
export function laterRecord(name: NamesOf<'pix'>, record: unknown): unknown {
  if (!isObject(record)) return record;
  if ('qrCodeText' in record) return laterTransaction(record);
  if (name === 'balance.read') return { balanceAvailable: record.available, balanceBlocked: record.blocked };
  if (name === 'account.read' || name === 'account.change') return laterAccount(record);
  if (name === 'qrCodes.read') return { ...record, amountEditable: record.amount === null, dueDate: null };
  if ('base64' in record) return { base64: `data:application/pdf;base64,${String(record.base64)}` };
  return record;
}

/** A transfer is told by its method, a refunded amount is a number, and nobody is told the address of the callbacks. */
function laterTransaction({ callbackUrl: _callbackUrl, CallbackLog, Infraction, ...transaction }: Wire): Wire {
  const { payerAccountNumber, receiverAccountNumber, endToEndId, refundAmount } = transaction;
  const isTransfer = payerAccountNumber !== null && receiverAccountNumber !== null && endToEndId === null;
  return {
    ...transaction,
    method: isTransfer ? 'INTERNAL_TRANSFER' : 'PIX',
    refundAmount: refundAmount === null ? null : Number(refundAmount),
    ...(CallbackLog === undefined ? {} : { callbackLogs: CallbackLog }),
    ...(Infraction === undefined ? {} : { infractions: Infraction }),
  };
}

function laterAccount({
  role: _role,
  allowInfraction: _allowInfraction,
  AutoWithdraw,
  ServiceFee,
  DailyWithdrawLimit,
  ...account
}: Wire): Wire {
  return { ...account, branch: '0001', autoWithdraw: AutoWithdraw, serviceFee: ServiceFee, dailyWithdrawLimit: DailyWithdrawLimit };
}

function isObject(value: unknown): value is Wire {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
