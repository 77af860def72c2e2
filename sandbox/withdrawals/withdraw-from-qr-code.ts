import { formatUnits } from '@/sandbox/money/format-units';
import { type Units, wireToUnits } from '@/sandbox/money/units';
import { pixKeyType } from '@/sandbox/pix-keys/pix-key-type';
import { ServiceProblem } from '@/sandbox/problems/service-problem';
import { resolveQrCode } from '@/sandbox/qr-codes/resolve-qr-code';
import type { ResolvedCode } from '@/sandbox/qr-codes/resolved-code';
import type { Handler } from '@/sandbox/routing/handler';
import { refuseByTestAmount } from '@/sandbox/test-triggers/refuse-by-amount';
import { refusalRequestedByKey, refusalRequestedByUrl } from '@/sandbox/test-triggers/refuse-by-name';
import { toWire } from '@/sandbox/transaction-records/to-wire';
import { createOrReplay } from '@/sandbox/transactions/create-or-replay';
import { createWithdrawal } from './create-withdrawal';
import { checkWithdrawal, requireWithdrawals } from './withdrawal-rules';

/** interface: Limits, POST /withdraw/qrcode amount. */
const minimumAmount = 0.1;

/** Withdraws to a QR code (interface: Withdrawals, POST /withdraw/qrcode). */
export const withdrawFromQrCode: Handler<'withdrawals.createFromQrCode'> = async (call) => {
  const { account, body, baseUrl } = call;
  const { amount: given, qrCode, ...rest } = body;
  requireWithdrawals(account.settings);
  const code = await resolveQrCode(call, 'withdrawals.createFromQrCode', account, qrCode);
  if (code.charge?.accountId === account.id) throw new ServiceProblem('SVS102');
  const amount = amountToPay(code, given === undefined ? null : wireToUnits(given));
  checkWithdrawal(account.settings, amount, code.party.document, minimumAmount);
  const key = code.key === null ? {} : { withdrawPixKey: code.key, withdrawPixType: pixKeyType(code.key) };
  const request = {
    amount,
    receiver: code.party,
    given: { ...rest, ...key, withdrawQrCodeText: qrCode },
    testTrigger: testTriggerOf(code),
    charge: code.charge,
  };
  return refuseByTestAmount('withdrawals.createFromQrCode', amount, () =>
    createOrReplay(call, 'withdrawal', amount, async () => toWire(await createWithdrawal(call, account, request), baseUrl)),
  );
};

/** The amount to pay. @throws ServiceProblem SVS603 when the given amount differs from the code's, SVS604 when neither has one. */
function amountToPay({ amount }: ResolvedCode, given: Units | null): Units {
  const due = amount ?? given;
  if (due === null) throw new ServiceProblem('SVS604');
  if (given !== null && given !== due) throw new ServiceProblem('SVS603', { values: { a: formatUnits(given), b: formatUnits(due) } });
  return due;
}

const testTriggerOf = ({ key, location }: ResolvedCode) =>
  key === null ? refusalRequestedByUrl(location ?? '') : refusalRequestedByKey(key);
