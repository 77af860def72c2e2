import type { WireOf } from '@/lib/contracts/shapes';
import { dayStart } from '@/lib/format/date';
import { serviceZone } from '@/lib/format/zone';
import type { Account } from '@/sandbox/accounts/account';
import { readFunds } from '@/sandbox/accounts/read-funds';
import { unitsToWire } from '@/sandbox/money/units';
import type { Services } from '@/sandbox/services';

interface ProfileSource extends Services {
  readonly account: Account;
}

/** The profile of an account (interface: Account, GET /user). */
export async function profileOf({ account, sql, clock }: ProfileSource): Promise<WireOf<'account.read'>> {
  const { settings, number, name, document } = account;
  const funds = await readFunds(sql, account.id, clock);
  const { plan, role, status, allowWithdraw, allowDeposit, allowInfraction } = settings;
  const { cashInTicketMin, cashInTicketMax, cashOutTicketMin, cashOutTicketMax } = settings;
  const { cashInMinimum, cashInFixed, cashInPercent, cashOutMinimum, cashOutFixed, cashOutPercent } = settings;
  return {
    accountNumber: number,
    name,
    document,
    plan,
    role,
    status,
    balanceAvailable: unitsToWire(funds.available),
    balanceBlocked: unitsToWire(funds.blocked),
    allowWithdraw,
    allowDeposit,
    allowInfraction,
    cashInTicketMin,
    cashInTicketMax,
    cashOutTicketMin,
    cashOutTicketMax,
    AutoWithdraw: settings.autoWithdraw,
    ServiceFee: { cashInMinimum, cashInFixed, cashInPercent, cashOutMinimum, cashOutFixed, cashOutPercent },
    DailyWithdrawLimit: {
      limit: settings.dailyWithdrawLimit,
      used: unitsToWire(funds.withdrawnToday),
      updatedAt: clock.iso(),
      lastReset: dayStart(funds.today, serviceZone),
    },
  };
}
