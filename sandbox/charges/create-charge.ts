import type { ParsedBodyOf } from '@/lib/contracts/shapes';
import type { Account } from '@/sandbox/accounts/account';
import { brCode } from '@/sandbox/br-code/br-code';
import { seededFraction } from '@/sandbox/fake-data/seeded-fraction';
import { transactionId } from '@/sandbox/fake-data/transaction-id';
import { type Units, wireToUnits } from '@/sandbox/money/units';
import type { Services } from '@/sandbox/services';
import { toWire } from '@/sandbox/transaction-records/to-wire';
import { newTransaction, type TransactionWire } from '@/sandbox/transaction-records/transaction-row';
import { addTransaction } from '@/sandbox/transactions/add-transaction';
import { chargeExpiryJob } from './charge-expiry-job';
import { chargeLocation } from './charge-location';
import { checkCharge } from './charge-rules';

type ChargeBody = ParsedBodyOf<'charges.create'>;

/** Creates a charge with status PENDING (interface: POST /pix). */
export async function createCharge(services: Services, account: Account, body: ChargeBody, amount: Units): Promise<TransactionWire> {
  const { sql, clock, jobs, baseUrl } = services;
  checkCharge(account.settings, amount, body.generatedDocument);
  const at = clock.now();
  const id = transactionId(at.getTime(), seededFraction);
  const { amount: _amount, expiresIn, ...given } = body;
  const expiresAt = new Date(at.getTime() + expiresIn * 1_000);
  const row = newTransaction({
    ...given,
    id,
    status: 'PENDING',
    type: 'DEPOSIT',
    amount,
    qrCodeText: brCode({ location: chargeLocation(account, id), amount, merchant: account.name }),
    createdAt: at.toISOString(),
    updatedAt: at.toISOString(),
    expiresAt: expiresAt.toISOString(),
  });
  const stored = await addTransaction(sql, account.id, row, at);
  jobs.wakeBy(chargeExpiryJob.name, expiresAt);
  return toWire(stored, baseUrl);
}

/** The amount of a request in the sandbox's units. */
export const amountOf = ({ amount }: ChargeBody): Units => wireToUnits(amount);
