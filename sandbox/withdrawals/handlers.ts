import { wireToUnits } from '@/sandbox/money';
import { holderOf } from '@/sandbox/pix-keys/holder-of';
import { receiptAnswer } from '@/sandbox/receipts/receipt-answer';
import type { Handlers } from '@/sandbox/routing/handler';
import { ServiceProblem } from '@/sandbox/routing/service-problem';
import { refuseByTestAmount } from '@/sandbox/test-triggers/by-amount';
import { refusalRequestedByKey, refuseByTestName } from '@/sandbox/test-triggers/by-name';
import { findByKey } from '@/sandbox/transactions/find-by-key';
import { toWire } from '@/sandbox/transactions/to-wire';
import { withEarlierVariants } from '@/sandbox/variants/with-earlier-variants';
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
