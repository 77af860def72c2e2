import { wireToUnits } from '@/sandbox/money';
import type { Handlers } from '@/sandbox/routing/handler';
import { ServiceProblem } from '@/sandbox/routing/service-problem';
import { refuseByTestAmount } from '@/sandbox/test-triggers/by-amount';
import { findByKey } from '@/sandbox/transactions/find-by-key';
import { toWire } from '@/sandbox/transactions/to-wire';
import { withEarlierVariants } from '@/sandbox/variants/with-earlier-variants';
import { createTransfer } from './create-transfer';

/** interface: Internal transfer. */
export const transferHandlers = {
  async 'transfers.create'(call) {
    const { account, body, baseUrl } = call;
    const amount = wireToUnits(body.amount);
    return refuseByTestAmount('transfers.create', amount, () =>
      withEarlierVariants(call, 'transfer', amount, async () => toWire(await createTransfer(call, account, body, amount), baseUrl)),
    );
  },

  async 'transfers.find'({ account, query, baseUrl, ...services }) {
    const row = await findByKey(services, account, 'transfer', query);
    if (!row) throw new ServiceProblem('SVC301');
    return toWire(row, baseUrl);
  },
} satisfies Partial<Handlers<'pix'>>;
