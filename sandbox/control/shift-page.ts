import { tokenText } from '@/sandbox/accounts/token';
import type { Services } from '@/sandbox/services';
import { insertTransaction } from './stored-transactions';

/** Stores a new transaction, so that everything older is one place further down than it was for the page before. */
export async function shiftPage(services: Services, token: string | null): Promise<void> {
  const known = tokenText.safeParse(token);
  if (known.success) await insertTransaction(services, { token: known.data, transaction: {} });
}
