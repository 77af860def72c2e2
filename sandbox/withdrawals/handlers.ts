import { wireToUnits } from '@/sandbox/money/units';
import { findKeyHolder } from '@/sandbox/pix-keys/find-key-holder';
import { ServiceProblem } from '@/sandbox/problems/service-problem';
import { buildReceipt } from '@/sandbox/receipts/build-receipt';
import type { Handlers } from '@/sandbox/routing/handler';
import { refuseByTestAmount } from '@/sandbox/test-triggers/refuse-by-amount';
import { refusalRequestedByKey, refuseByTestName } from '@/sandbox/test-triggers/refuse-by-name';
import { toWire } from '@/sandbox/transaction-records/to-wire';
import { createOrReplay } from '@/sandbox/transactions/create-or-replay';
import { findByKey } from '@/sandbox/transactions/find-by-key';
import { createWithdrawal } from './create-withdrawal';
import { withdrawFromQrCode } from './withdraw-from-qr-code';
import { checkWithdrawal, requireWithdrawals } from './withdrawal-rules';

const minimumAmount = 0.01;

/** interface: Withdrawals. */
export const withdrawalHandlers = {
  async 'withdrawals.create'(call) {
    const { account, body, baseUrl } = call;
    const { amount: reais, pixKey, pixType, ...rest } = body;
    const amount = wireToUnits(reais);
    requireWithdrawals(account.settings);
    const testTrigger = refusalRequestedByKey(pixKey);
    refuseByTestName('withdrawals.create', testTrigger);
    const { party } = await findKeyHolder(call, pixKey, pixType);
    checkWithdrawal(account.settings, amount, party.document, minimumAmount);
    const given = { ...rest, withdrawPixKey: pixKey, withdrawPixType: pixType };
    const request = { amount, receiver: party, given, testTrigger, charge: null };
    return refuseByTestAmount('withdrawals.create', amount, () =>
      createOrReplay(call, 'withdrawal', amount, async () => toWire(await createWithdrawal(call, account, request), baseUrl)),
    );
  },

  'withdrawals.createFromQrCode': withdrawFromQrCode,

  async 'withdrawals.find'({ account, query, baseUrl, ...services }) {
    const row = await findByKey(services, account, 'withdrawal', query);
    if (!row) throw new ServiceProblem('SVC310');
    return toWire(row, baseUrl);
  },

  'withdrawals.receipt': (call) => buildReceipt(call, call.account, 'withdrawal', call.params.id, call.query.type),
} satisfies Partial<Handlers<'pix'>>;
