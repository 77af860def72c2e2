import 'server-only';
import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import { ProblemError } from '@/lib/contracts/problem/problem';
import { operations } from '@/lib/server/database/schema/schema';
import type { Services } from '@/lib/server/services';
import { readTransaction } from '@/lib/server/upstream/reading/read-transaction';
import { payeeHashes } from './confirmation';
import type { LastPayment } from './last-payment';

/** An account number as the target of a confirmation, in a form no Pix key can have. */
export function accountTarget(accountNumber: string): string {
  return `account:${accountNumber}`;
}

/** The holder our last transfer to an account paid, fetched from that transfer; null when there was none, or it cannot be read. */
export async function lastTransferTo(
  accountNumber: string,
  { requestId, services }: { readonly requestId: string; readonly services: Services },
): Promise<LastPayment | null> {
  const payees = payeeHashes(accountTarget(accountNumber), services.environment);
  const [row] = await services.db
    .select({ transactionId: operations.transactionId, at: operations.createdAt })
    .from(operations)
    .where(and(inArray(operations.payee, [...payees]), eq(operations.state, 'done'), isNotNull(operations.transactionId)))
    .orderBy(desc(operations.createdAt))
    .limit(1);
  if (!row?.transactionId) return null;
  try {
    const { receiverName, receiverDocument, receiverInstitutionName } = await readTransaction(row.transactionId, requestId, services);
    const holder = { name: receiverName ?? '', document: receiverDocument, institutionName: receiverInstitutionName };
    return receiverName ? { holder, at: row.at.toISOString() } : null;
  } catch (error) {
    if (error instanceof ProblemError) return null;
    throw error;
  }
}
