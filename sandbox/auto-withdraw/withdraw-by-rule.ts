import type { Account } from '@/sandbox/accounts/account';
import { cashOutFee } from '@/sandbox/accounts/fees';
import { readFunds } from '@/sandbox/accounts/read-funds';
import { wholeCents } from '@/sandbox/ledger/whole-cents';
import { type Units, wireToUnits } from '@/sandbox/money/units';
import { holderOf } from '@/sandbox/pix-keys/find-key-holder';
import { ServiceProblem } from '@/sandbox/problems/service-problem';
import type { Services } from '@/sandbox/services';
import { refusalRequestedByKey } from '@/sandbox/test-triggers/refuse-by-name';
import { createWithdrawal } from '@/sandbox/withdrawals/create-withdrawal';
import { checkWithdrawal, requireWithdrawals } from '@/sandbox/withdrawals/withdrawal-rules';
import type { AutoWithdrawRule } from './auto-withdraw-rule';

const least = 0.01;

/** Pays out what a rule does not keep. What the account may not withdraw by hand it does not withdraw by itself either. */
export async function withdrawByRule(services: Services, account: Account, rule: AutoWithdrawRule): Promise<void> {
  const { available } = await readFunds(services.sql, account.id, services.clock);
  const amount = payable(account, available - wireToUnits(rule.keepBalance ?? 0));
  if (available < wireToUnits(rule.minimumBalance) || amount < wireToUnits(least)) return;
  const { pixKey, pixType } = rule;
  const { party } = await holderOf(services, pixKey, pixType);
  const given = { withdrawPixKey: pixKey, withdrawPixType: pixType, description: 'Saque automático' };
  try {
    requireWithdrawals(account.settings);
    checkWithdrawal(account.settings, amount, party.document, least);
    await createWithdrawal(services, account, { amount, receiver: party, given, asked: refusalRequestedByKey(pixKey), charge: null });
  } catch (failure) {
    if (!(failure instanceof ServiceProblem)) throw failure;
    services.log.info({ account: account.number, code: failure.code }, 'an automatic withdrawal was refused');
  }
}

/** The most that leaves room for its own fee. */
function payable({ settings }: Account, free: Units): Units {
  const amount = free - wholeCents(cashOutFee(settings)(free > 0n ? free : 0n));
  const most = wireToUnits(settings.cashOutTicketMax);
  if (amount > most) return most;
  return amount;
}
