import { ownHeaders } from '@/lib/client/call/own-headers';
import { apiUrl } from '@/lib/contracts/address';
import { charges } from '@/lib/contracts/pix/payments/charges';
import { withdrawals } from '@/lib/contracts/pix/payouts/withdrawals';
import { type Problem, parseProblem } from '@/lib/contracts/problem/problem';

/** The receipt of each kind of payment that has one. */
const receipts = { charges: charges.receipt, withdrawals: withdrawals.receipt } as const;

export type FetchedReceipt = { readonly file: Blob; readonly url: string };

/** Fetches a receipt (PDF), or the service's reason why there is none. Throws when nothing answers. */
export async function fetchReceipt(of: keyof typeof receipts, id: string): Promise<FetchedReceipt | { problem: Problem }> {
  const url = apiUrl(receipts[of], { params: { id } });
  const answer = await fetch(url, { cache: 'no-store', headers: ownHeaders() });
  if (answer.ok) return { file: await answer.blob(), url };
  return { problem: parseProblem(answer.status, await answer.json().catch(() => null)) };
}
