import { unlessAmountRefuses } from '@/sandbox/magic/by-amount';
import { wireToUnits } from '@/sandbox/money';
import type { Handlers } from '@/sandbox/routing/handler';
import { ServiceProblem } from '@/sandbox/routing/service-problem';
import { lookUp } from '@/sandbox/transactions/look-up';
import { toWire } from '@/sandbox/transactions/to-wire';
import { orEarlier } from '@/sandbox/variants/or-earlier';
import { createTransfer } from './create-transfer';

/** interface: Internal transfer. */
export const transferHandlers = {
  async 'transfers.create'(call) {
    const { account, body, baseUrl } = call;
    const amount = wireToUnits(body.amount);
    return unlessAmountRefuses('transfers.create', amount, () =>
      orEarlier(call, 'transfer', amount, async () => toWire(await createTransfer(call, account, body, amount), baseUrl)),
    );
  },

  async 'transfers.find'({ account, query, baseUrl, ...services }) {
    const row = await lookUp(services, account, 'transfer', query);
    if (!row) throw new ServiceProblem('SVC301');
    return toWire(row, baseUrl);
  },
} satisfies Partial<Handlers<'pix'>>;
