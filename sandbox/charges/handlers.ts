import { qrCodePng } from '@/sandbox/br-code/qr-code-png';
import { ServiceProblem } from '@/sandbox/problems/service-problem';
import { buildReceipt } from '@/sandbox/receipts/build-receipt';
import type { Call, Handlers } from '@/sandbox/routing/handler';
import { refuseByTestAmount } from '@/sandbox/test-triggers/refuse-by-amount';
import { toWire } from '@/sandbox/transaction-records/to-wire';
import { withImage } from '@/sandbox/transaction-records/with-image';
import { createOrReplay } from '@/sandbox/transactions/create-or-replay';
import { findByKey } from '@/sandbox/transactions/find-by-key';
import { findTransaction } from '@/sandbox/transactions/find-transaction';
import { requireExpiry } from './charge-rules';
import { amountOf, createCharge } from './create-charge';

const create = (name: 'charges.create' | 'charges.createLegacy') => async (call: Call<'charges.create'>) => {
  const { account, body, variant } = call;
  requireExpiry(body.expiresIn, variant);
  const amount = amountOf(body);
  const createNew = () => createOrReplay(call, 'deposit', amount, () => createCharge(call, account, body, amount));
  return withImage(await refuseByTestAmount(name, amount, createNew));
};

/** interface: Deposits. */
export const chargeHandlers = {
  'charges.create': create('charges.create'),
  'charges.createLegacy': create('charges.createLegacy'),

  async 'charges.find'({ account, query, baseUrl, ...services }) {
    const row = await findByKey(services, account, 'deposit', query);
    if (!row) throw new ServiceProblem('SVC310');
    return withImage(toWire(row, baseUrl));
  },

  async 'charges.qrCode'({ account, params, sql }) {
    const row = await findTransaction(sql, account.id, params.id);
    if (!row) throw new ServiceProblem('SVK301');
    if (row.qrCodeText === null) throw new ServiceProblem('SVK601');
    return qrCodePng(row.qrCodeText);
  },

  'charges.receipt': (call) => buildReceipt(call, call.account, 'deposit', call.params.id, call.query.type),
} satisfies Partial<Handlers<'pix'>>;
