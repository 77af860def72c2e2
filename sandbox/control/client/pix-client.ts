import type { WireOf } from '@/lib/contracts/shapes';
import type { DepositArrival, Payer } from '@/sandbox/control/commands/pix-commands';
import type { TransactionWire } from '@/sandbox/transaction-records/transaction-row';
import type { ControlCall } from './control-call';

type PendingDeposit = WireOf<'pendingDeposits.read'>;

interface Named {
  readonly token: string;
  readonly id: string;
}
interface Reasoned extends Named {
  readonly reason?: string;
}

/** The control routes's orders about Pix: what payers and institutions do. */
export function pixClient(call: ControlCall) {
  const order =
    <T>(path: string, move: string) =>
    ({ id, ...rest }: Named & { reason?: string; payer?: Payer }) =>
      call<T>('POST', `/${path}/${id}`, { ...rest, move });

  return {
    payCharge: (named: Named & { payer?: Payer }) => order<TransactionWire>('charges', 'pay')(named),
    expireCharge: (named: Named) => order<TransactionWire>('charges', 'expire')(named),
    cancelCharge: (named: Reasoned) => order<TransactionWire>('charges', 'cancel')(named),
    failCharge: (named: Named) => order<TransactionWire>('charges', 'fail')(named),
    /** `id` is that of the payment. */
    settleRefund: (named: Named) => order<TransactionWire>('refunds', 'settle')(named),
    failRefund: (named: Named) => order<TransactionWire>('refunds', 'fail')(named),
    settleWithdrawal: (named: Named) => order<TransactionWire>('withdrawals', 'settle')(named),
    cancelWithdrawal: (named: Reasoned) => order<TransactionWire>('withdrawals', 'cancel')(named),
    failWithdrawal: (named: Reasoned) => order<TransactionWire>('withdrawals', 'fail')(named),
    arriveDeposit: (arrival: DepositArrival) => call<PendingDeposit>('POST', '/pending-deposits', arrival),
    approveDeposit: (named: Named) => order<PendingDeposit>('pending-deposits', 'approve')(named),
    rejectDeposit: (named: Reasoned) => order<PendingDeposit>('pending-deposits', 'reject')(named),
  };
}
