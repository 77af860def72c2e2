import { accountToken, sandbox } from './stack';
import { storeTransaction } from './store-transaction';

type Order = Parameters<typeof storeTransaction>[0];
type Dispute = Omit<Parameters<typeof sandbox.openInfraction>[0], 'transactionId' | 'token'>;

/** An instant so many hours from now. */
export const hoursAhead = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** Stores a deposit paid just now and opens a dispute about it. */
export async function openDispute(dispute: Dispute = {}, deposit: Order = {}) {
  const { id } = await storeTransaction({ generatedName: deposit.payerName ?? 'Helena Prado', ...deposit });
  return sandbox.openInfraction({ token: accountToken, transactionId: id, ...dispute });
}
