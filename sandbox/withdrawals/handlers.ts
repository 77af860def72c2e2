import { wireToUnits } from '@/sandbox/money/units';
import { holderOf } from '@/sandbox/pix-keys/find-key-holder';
import { ServiceProblem } from '@/sandbox/problems/service-problem';
import { receiptAnswer } from '@/sandbox/receipts/receipt-answer';
import type { Handlers } from '@/sandbox/routing/handler';
import { refuseByTestAmount } from '@/sandbox/test-triggers/refuse-by-amount';
import { refusalRequestedByKey, refuseByTestName } from '@/sandbox/test-triggers/refuse-by-name';
import { toWire } from '@/sandbox/transaction-records/to-wire';
import { withEarlierVariants } from '@/sandbox/transactions/create-or-replay';
import { findByKey } from '@/sandbox/transactions/find-by-key';
import { createWithdrawal } from './create-withdrawal';
import { withdrawFromQrCode } from './withdraw-from-qr-code';
import { checkWithdrawal, requireWithdrawals } from './withdrawal-rules';

const least = 0.01;

/** interface: Withdrawals. */
export const withdrawalHandlers = {
  async 'withdrawals.create'(call) {
    const { account, body, baseUrl } = call;
    const { amount: asNumber, pixKey, pixType, ...besides } = body;
    const amount = wireToUnits(asNumber);
    requireWithdrawals(account.settings);
    const asked = refusalRequestedByKey(pixKey);
    refuseByTestName('withdrawals.create', asked);
    const { party } = await holderOf(call, pixKey, pixType);
    checkWithdrawal(account.settings, amount, party.document, least);
    const given = { ...besides, withdrawPixKey: pixKey, withdrawPixType: pixType };
    const wish = { amount, receiver: party, given, asked, charge: null };
    return refuseByTestAmount('withdrawals.create', amount, () =>
      withEarlierVariants(call, 'withdrawal', amount, async () => toWire(await createWithdrawal(call, account, wish), baseUrl)),
    );
  },

  'withdrawals.createFromQrCode': withdrawFromQrCode,

  async 'withdrawals.find'({ account, query, baseUrl, ...services }) {
    const row = await findByKey(services, account, 'withdrawal', query);
    if (!row) throw new ServiceProblem('SVC310');
    return toWire(row, baseUrl);
  },

  'withdrawals.receipt': (call) => receiptAnswer(call, call.account, 'withdrawal', call.params.id, call.query.type),
} satisfies Partial<Handlers<'pix'>>;
