import { documentKind } from '@/lib/format/document';
import { requireTicket } from '@/sandbox/accounts/require-ticket';
import type { AccountSettings } from '@/sandbox/accounts/settings';
import type { Units } from '@/sandbox/money/units';
import { ServiceProblem } from '@/sandbox/problems/service-problem';

/** @throws ServiceProblem SVA203 or SVS200: whether the account may pay anybody at all, asked before anything else. */
export function requireWithdrawals({ ipAllowed, allowWithdraw }: AccountSettings): void {
  if (!ipAllowed) throw new ServiceProblem('SVA203');
  if (!allowWithdraw) throw new ServiceProblem('SVS200');
}

/** @throws ServiceProblem SVS600, SVS601 or SVS201. `least` is the smallest amount of the call, in reais (interface: Limits). */
export function checkWithdrawal(settings: AccountSettings, amount: Units, document: string, least: number): void {
  const min = Math.max(least, settings.cashOutTicketMin);
  requireTicket(amount, { min, below: 'SVS600', max: settings.cashOutTicketMax, above: 'SVS601' });
  const { registeredPayees } = settings;
  if (registeredPayees !== null && documentKind(document) === 'cnpj' && !registeredPayees.includes(document))
    throw new ServiceProblem('SVS201');
}
