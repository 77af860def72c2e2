import { accountAt } from '@/sandbox/accounts/find-account';
import { merchantParty } from '@/sandbox/accounts/merchant-party';
import { chargeAt } from '@/sandbox/charges/charge-location';
import { ServiceProblem } from '@/sandbox/problems/service-problem';
import type { Services } from '@/sandbox/services';
import type { NewTransaction } from '@/sandbox/transaction-records/transaction-row';
import type { ResolvedCode } from './resolved-code';

type Charge = Pick<NewTransaction, 'amount' | 'status' | 'createdAt' | 'expiresAt'>;

/** The charge of this service at an address; null for an address of another institution. @throws ServiceProblem SVK301 or SVK310. */
export async function ownCharge(services: Services, location: string): Promise<ResolvedCode | null> {
  const place = chargeAt(location);
  if (!place) return null;
  const account = await accountAt(services, { number: place.accountNumber });
  if (!account) throw new ServiceProblem('SVK301');
  const [charge] = await services.sql<Charge[]>`
    select amount, status, created_at, expires_at from transactions
    where account_id = ${account.id} and id = ${place.id} and type = 'DEPOSIT'`;
  if (!charge) throw new ServiceProblem('SVK301');
  const { amount, createdAt, expiresAt, status } = charge;
  const ends = Date.parse(expiresAt ?? createdAt);
  if (status !== 'PENDING' || (expiresAt !== null && ends <= services.clock.now().getTime())) throw new ServiceProblem('SVK310');
  return {
    type: 'DYNAMIC',
    party: merchantParty(account),
    amount,
    originalAmount: amount,
    txid: place.id,
    additionalInfo: null,
    expiresIn: Math.round((ends - Date.parse(createdAt)) / 1_000),
    createdAt,
    location,
    key: null,
    charge: { accountId: account.id, id: place.id },
  };
}
