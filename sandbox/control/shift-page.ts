import { tokenText } from '@/sandbox/accounts/token';
import type { Services } from '@/sandbox/services';
import { insertTransaction } from './stored-transactions';

/** Stores a new transaction, which moves every older one to a later place in the list. */
export async function shiftPage(services: Services, token: string | null): Promise<void> {
  const parsed = tokenText.safeParse(token);
  if (parsed.success) await insertTransaction(services, { token: parsed.data, transaction: {} });
}
