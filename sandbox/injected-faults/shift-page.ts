import { tokenText } from '@/sandbox/accounts/token';
import { insertTransaction } from '@/sandbox/control/stored-transactions';
import type { Services } from '@/sandbox/services';

/** Stores a new transaction, so that everything older is one place further down than it was for the page before. */
export async function shiftPage(services: Services, token: string | null): Promise<void> {
  const known = tokenText.safeParse(token);
  if (known.success) await insertTransaction(services, { token: known.data, transaction: {} });
}
