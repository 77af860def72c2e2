import type { WireOf } from '@/lib/contracts/shapes';
import type { DepositArrival, Payer } from '@/sandbox/control/commands/pix-commands';
import type { TransactionWire } from '@/sandbox/transaction-records/transaction-row';
import type { ControlCall } from './control-call';

type PendingDeposit = WireOf<'pendingDeposits.read'>;

interface TransactionKey {
  readonly token: string;
  readonly id: string;
}
interface TransactionKeyWithReason extends TransactionKey {
  readonly reason?: string;
}

/** Control calls for Pix: what payers and institutions do. */
export function pixClient(call: ControlCall) {
  const transition =
    <T>(path: string, move: string) =>
    ({ id, ...rest }: TransactionKey & { reason?: string; payer?: Payer }) =>
      call<T>('POST', `/${path}/${id}`, { ...rest, move });

  return {
    payCharge: (key: TransactionKey & { payer?: Payer }) => transition<TransactionWire>('charges', 'pay')(key),
    expireCharge: (key: TransactionKey) => transition<TransactionWire>('charges', 'expire')(key),
    cancelCharge: (key: TransactionKeyWithReason) => transition<TransactionWire>('charges', 'cancel')(key),
    failCharge: (key: TransactionKey) => transition<TransactionWire>('charges', 'fail')(key),
    /** `id` is the id of the payment. */
    settleRefund: (key: TransactionKey) => transition<TransactionWire>('refunds', 'settle')(key),
    failRefund: (key: TransactionKey) => transition<TransactionWire>('refunds', 'fail')(key),
    settleWithdrawal: (key: TransactionKey) => transition<TransactionWire>('withdrawals', 'settle')(key),
    cancelWithdrawal: (key: TransactionKeyWithReason) => transition<TransactionWire>('withdrawals', 'cancel')(key),
    failWithdrawal: (key: TransactionKeyWithReason) => transition<TransactionWire>('withdrawals', 'fail')(key),
    insertPendingDeposit: (deposit: DepositArrival) => call<PendingDeposit>('POST', '/pending-deposits', deposit),
    approveDeposit: (key: TransactionKey) => transition<PendingDeposit>('pending-deposits', 'approve')(key),
    rejectDeposit: (key: TransactionKeyWithReason) => transition<PendingDeposit>('pending-deposits', 'reject')(key),
  };
}
