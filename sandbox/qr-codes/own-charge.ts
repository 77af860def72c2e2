import { findAccount } from '@/sandbox/accounts/find-account';
import { merchantParty } from '@/sandbox/accounts/merchant-party';
import { chargeAt } from '@/sandbox/charges/charge-location';
import { ServiceProblem } from '@/sandbox/problems/service-problem';
import type { Services } from '@/sandbox/services';
import type { NewTransaction } from '@/sandbox/transaction-records/transaction-row';
import type { ResolvedCode } from './resolved-code';

type Charge = Pick<NewTransaction, 'amount' | 'status' | 'createdAt' | 'expiresAt'>;

/**
 * Resolves a charge of this service; null for another institution's URL. @throws ServiceProblem SVK301 when it does not exist, SVK310
 * when it cannot be paid any more.
 */
export async function ownCharge(services: Services, location: string): Promise<ResolvedCode | null> {
  const key = chargeAt(location);
  if (!key) return null;
  const account = await findAccount(services, { number: key.accountNumber });
  if (!account) throw new ServiceProblem('SVK301');
  const [charge] = await services.sql<Charge[]>`
    select amount, status, created_at, expires_at from transactions
    where account_id = ${account.id} and id = ${key.id} and type = 'DEPOSIT'`;
  if (!charge) throw new ServiceProblem('SVK301');
  const { amount, createdAt, expiresAt, status } = charge;
  const expiresAtMs = Date.parse(expiresAt ?? createdAt);
  if (status !== 'PENDING' || (expiresAt !== null && expiresAtMs <= services.clock.now().getTime())) throw new ServiceProblem('SVK310');
  return {
    type: 'DYNAMIC',
    party: merchantParty(account),
    amount,
    originalAmount: amount,
    txid: key.id,
    additionalInfo: null,
    expiresIn: Math.round((expiresAtMs - Date.parse(createdAt)) / 1_000),
    createdAt,
    location,
    key: null,
    charge: { accountId: account.id, id: key.id },
  };
}
