import type { ParsedBodyOf } from '@/lib/contracts/shapes';
import type { Account } from '@/sandbox/accounts/account';
import { type AccountSource, findAccount } from '@/sandbox/accounts/find-account';
import { requireTicket } from '@/sandbox/accounts/require-ticket';
import { type Units, wireToUnits } from '@/sandbox/money/units';
import { ServiceProblem } from '@/sandbox/problems/service-problem';

export type TransferBody = ParsedBodyOf<'transfers.create'>;

/** Checks the payer of a transfer. @throws ServiceProblem SVA203, SVC401, SVC400, SVC600, SVC602 or SVC603. */
export function checkPayer({ settings, number }: Account, body: TransferBody, amount: Units): void {
  if (!settings.ipAllowed) throw new ServiceProblem('SVA203');
  if (!settings.allowInternalTransfer) throw new ServiceProblem('SVC401');
  if (body.payerAccountNumber !== number) throw new ServiceProblem('SVC400');
  if (body.receiverAccountNumber === number) throw new ServiceProblem('SVC600');
  requireTicket(amount, { min: settings.transferTicketMin, below: 'SVC602', max: settings.transferTicketMax, above: 'SVC603' });
}

/** Finds and checks the receiver of a transfer. @throws ServiceProblem SVC300, SVC201 or SVC202. */
export async function receiverOf(source: AccountSource, number: string, amount: Units): Promise<Account> {
  const receiver = await findAccount(source, { number });
  if (!receiver) throw new ServiceProblem('SVC300');
  const { status, allowDeposit, transferInFixed } = receiver.settings;
  if (status !== 'ACTIVE' || !allowDeposit) throw new ServiceProblem('SVC201');
  if (amount <= wireToUnits(transferInFixed)) throw new ServiceProblem('SVC202');
  return receiver;
}
