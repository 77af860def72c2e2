import { call } from '@/lib/client/call/call';
import { transactions } from '@/lib/contracts/pix/payments/transactions';
import type { SearchText } from '@/lib/format/text/search-text';

/**
 * The service's list of deliveries knows no references: what is the reference of a transaction is searched for by that transaction. Anything else stays
 * as it is.
 */
export async function transactionOfReference(reading: SearchText): Promise<SearchText> {
  if (reading.kind !== 'reference') return reading;
  const query = { clientReference: reading.value, page: 1, limit: 1 };
  const answer = await call(transactions.list, { query }).catch(() => null);
  const id = answer?.items[0]?.id;
  return id === undefined ? reading : { kind: 'transactionId', value: id };
}
