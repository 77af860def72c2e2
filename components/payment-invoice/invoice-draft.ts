import { isReadable } from '@/lib/client/browser/is-readable';
import { type FileRefusal, fileRefusals } from '@/lib/contracts/office/infractions/drafts';
import { invoiceLimits } from '@/lib/contracts/office/invoices/payment-invoices';
import type { Problem } from '@/lib/contracts/problem/problem';

export type InvoiceRefusal = FileRefusal | 'gone';

/** An invoice while somebody writes it. */
export interface InvoiceDraft {
  readonly number: string;
  /** The file that was chosen, with why it was refused, once it was. */
  readonly chosen: { readonly file: File; readonly refusal: InvoiceRefusal | null } | null;
  /** The file that is stored and stays. */
  readonly stored: { readonly fileName: string; readonly size: number } | null;
}

export const emptyInvoice: InvoiceDraft = { number: '', chosen: null, stored: null };

/** Why a file cannot go, as far as it shows before it is sent. Whatever else is wrong the server finds out. */
export async function fileRefusalOf(file: File): Promise<InvoiceRefusal | null> {
  if (file.size > invoiceLimits.bytes) return 'total';
  if (!(await isReadable(file))) return 'gone';
  return file.size === 0 ? 'empty' : null;
}

/** Why the server refused the file; null where it refused something else. */
export function refusedFileOf({ details }: Problem): InvoiceRefusal | null {
  const reason = details.find(({ field }) => field === 'file')?.reason;
  return fileRefusals.find((known) => known === reason) ?? null;
}
