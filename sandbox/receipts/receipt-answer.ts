import type { WireOf } from '@/lib/contracts/shapes';
import type { Account } from '@/sandbox/accounts/account';
import { ServiceProblem } from '@/sandbox/problems/service-problem';
import type { Services } from '@/sandbox/services';
import type { TransactionRow } from '@/sandbox/transaction-records/transaction-row';
import { findByKey, type Operation } from '@/sandbox/transactions/find-by-key';
import { receiptPdf } from './receipt-pdf';

type Paid = Exclude<Operation, 'any'>;

const titles: Readonly<Record<Paid, string>> = {
  deposit: 'Comprovante de Pix recebido',
  withdrawal: 'Comprovante de Pix enviado',
  transfer: 'Comprovante de transferência',
};

/** The receipt of a transaction, as a PDF or as its base64 text (interface: "Official receipt"). */
export async function receiptAnswer(
  services: Services,
  account: Account,
  operation: Paid,
  id: string,
  form = 'pdf',
): Promise<WireOf<'charges.receipt'>> {
  const row = await findByKey(services, account, operation, { id });
  if (!row) throw new ServiceProblem('SVC310');
  requireReceipt(row);
  const pdf = await receiptPdf(titles[operation], row);
  const inText = form === 'base64' || services.variants.of(account).has('text-receipts');
  return inText ? { base64: Buffer.from(pdf).toString('base64') } : pdf;
}

/** @throws ServiceProblem SVC320 while pending, SVC321 when it ended without a payment, SVI103 when what a receipt needs was never stored. */
function requireReceipt({ status, paidAt, payerName, receiverName }: TransactionRow): void {
  if (status === 'PENDING') throw new ServiceProblem('SVC320');
  if (status === 'CANCELED' || status === 'EXPIRED' || status === 'ERROR') throw new ServiceProblem('SVC321');
  if (paidAt === null || payerName === null || receiverName === null) throw new ServiceProblem('SVI103');
}
