import { wireToUnits } from '@/sandbox/money/units';
import { ServiceProblem } from '@/sandbox/problems/service-problem';
import type { Handlers } from '@/sandbox/routing/handler';
import { refuseByTestAmount } from '@/sandbox/test-triggers/refuse-by-amount';
import { toWire } from '@/sandbox/transaction-records/to-wire';
import { createOrReplay } from '@/sandbox/transactions/create-or-replay';
import { findByKey } from '@/sandbox/transactions/find-by-key';
import { createTransfer } from './create-transfer';

/** interface: Internal transfer. */
export const transferHandlers = {
  async 'transfers.create'(call) {
    const { account, body, baseUrl } = call;
    const amount = wireToUnits(body.amount);
    return refuseByTestAmount('transfers.create', amount, () =>
      createOrReplay(call, 'transfer', amount, async () => toWire(await createTransfer(call, account, body, amount), baseUrl)),
    );
  },

  async 'transfers.find'({ account, query, baseUrl, ...services }) {
    const row = await findByKey(services, account, 'transfer', query);
    if (!row) throw new ServiceProblem('SVC301');
    return toWire(row, baseUrl);
  },
} satisfies Partial<Handlers<'pix'>>;
