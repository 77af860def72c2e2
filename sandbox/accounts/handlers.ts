import { dayStart } from '@/lib/format/date';
import { unitsToWire } from '@/sandbox/money';
import type { Handlers } from '@/sandbox/routing/handler';
import { readFunds } from './read-funds';

/** interface: Account. */
export const accountHandlers = {
  async 'account.read'({ account, sql, clock }) {
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
        lastReset: dayStart(funds.today),
      },
    };
  },

  async 'balance.read'({ account, sql, clock }) {
    const { available, blocked } = await readFunds(sql, account.id, clock);
    return { available: unitsToWire(available), blocked: unitsToWire(blocked) };
  },
} satisfies Partial<Handlers<'pix'>>;
