import { documentKind } from '@/lib/format/identifier/document';
import { requireTicket } from '@/sandbox/accounts/require-ticket';
import type { AccountSettings } from '@/sandbox/accounts/settings';
import type { Units } from '@/sandbox/money/units';
import { ServiceProblem } from '@/sandbox/problems/service-problem';

/** Checks whether the account may withdraw at all; called before any other check. @throws ServiceProblem SVA203 or SVS200. */
export function requireWithdrawals({ ipAllowed, allowWithdraw }: AccountSettings): void {
  if (!ipAllowed) throw new ServiceProblem('SVA203');
  if (!allowWithdraw) throw new ServiceProblem('SVS200');
}

/**
 * Checks amount and receiver of a withdrawal. `minimumAmount` is the endpoint's smallest amount, in reais (interface: Limits).
 * @throws ServiceProblem SVS600, SVS601 or SVS201.
 */
export function checkWithdrawal(settings: AccountSettings, amount: Units, document: string, minimumAmount: number): void {
  const min = Math.max(minimumAmount, settings.cashOutTicketMin);
  requireTicket(amount, { min, below: 'SVS600', max: settings.cashOutTicketMax, above: 'SVS601' });
  const { registeredPayees } = settings;
  if (registeredPayees !== null && documentKind(document) === 'cnpj' && !registeredPayees.includes(document))
    throw new ServiceProblem('SVS201');
}
