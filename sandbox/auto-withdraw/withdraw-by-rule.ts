import type { Account } from '@/sandbox/accounts/account';
import { cashOutFee } from '@/sandbox/accounts/fees';
import { readFunds } from '@/sandbox/accounts/read-funds';
import { wholeCents } from '@/sandbox/ledger/whole-cents';
import { type Units, wireToUnits } from '@/sandbox/money/units';
import { findKeyHolder } from '@/sandbox/pix-keys/find-key-holder';
import { ServiceProblem } from '@/sandbox/problems/service-problem';
import type { Services } from '@/sandbox/services';
import { refusalRequestedByKey } from '@/sandbox/test-triggers/refuse-by-name';
import { createWithdrawal } from '@/sandbox/withdrawals/create-withdrawal';
import { checkWithdrawal, requireWithdrawals } from '@/sandbox/withdrawals/withdrawal-rules';
import type { AutoWithdrawRule } from './auto-withdraw-rule';

const minimumAmount = 0.01;

/** Withdraws the balance above what the rule keeps. The permissions and limits of ordinary withdrawals apply; a refusal is logged. */
export async function withdrawByRule(services: Services, account: Account, rule: AutoWithdrawRule): Promise<void> {
  const { available } = await readFunds(services.sql, account.id, services.clock);
  const amount = maxWithdrawal(account, available - wireToUnits(rule.keepBalance ?? 0));
  if (available < wireToUnits(rule.minimumBalance) || amount < wireToUnits(minimumAmount)) return;
  const { pixKey, pixType } = rule;
  const { party } = await findKeyHolder(services, pixKey, pixType);
  const given = { withdrawPixKey: pixKey, withdrawPixType: pixType, description: 'Saque automático' };
  try {
    requireWithdrawals(account.settings);
    checkWithdrawal(account.settings, amount, party.document, minimumAmount);
    await createWithdrawal(services, account, { amount, receiver: party, given, testTrigger: refusalRequestedByKey(pixKey), charge: null });
  } catch (failure) {
    if (!(failure instanceof ServiceProblem)) throw failure;
    services.log.info({ account: account.number, code: failure.code }, 'an automatic withdrawal was refused');
  }
}

/** The highest amount that the balance covers together with its fee, within the account's limit. */
function maxWithdrawal({ settings }: Account, balance: Units): Units {
  const amount = balance - wholeCents(cashOutFee(settings)(balance > 0n ? balance : 0n));
  const limit = wireToUnits(settings.cashOutTicketMax);
  if (amount > limit) return limit;
  return amount;
}
