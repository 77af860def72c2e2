import { wireToUnits } from '@/sandbox/money/units';
import type { Handlers } from '@/sandbox/routing/handler';
import { refuseByTestAmount } from '@/sandbox/test-triggers/refuse-by-amount';
import { toWire } from '@/sandbox/transaction-records/to-wire';
import { createRefund } from './create-refund';

/** interface: Withdrawals, "Refund of a received Pix". */
export const refundHandlers = {
  async 'refunds.create'(call) {
    const { account, params, body, baseUrl } = call;
    const row = await refuseByTestAmount('refunds.create', wireToUnits(body.amount ?? 0), () =>
      createRefund(call, account, params.transactionId, body),
    );
    return toWire(row, baseUrl);
  },
} satisfies Partial<Handlers<'pix'>>;
