import type { WireOf } from '@/lib/contracts/shapes';
import type { Account } from '@/sandbox/accounts/account';
import { ServiceProblem } from '@/sandbox/problems/service-problem';
import type { Services } from '@/sandbox/services';
import type { TransactionRow } from '@/sandbox/transaction-records/transaction-row';
import { findByKey, type Operation } from '@/sandbox/transactions/find-by-key';
import { receiptPdf } from './receipt-pdf';

type ReceiptOperation = Exclude<Operation, 'any'>;

const titles: Readonly<Record<ReceiptOperation, string>> = {
  deposit: 'Comprovante de Pix recebido',
  withdrawal: 'Comprovante de Pix enviado',
  transfer: 'Comprovante de transferência',
};

/** Builds the receipt of a transaction, as a PDF or as base64 text (interface: Deposits, "Official receipt"). */
export async function buildReceipt(
  services: Services,
  account: Account,
  operation: ReceiptOperation,
  id: string,
  format = 'pdf',
): Promise<WireOf<'charges.receipt'>> {
  const row = await findByKey(services, account, operation, { id });
  if (!row) throw new ServiceProblem('SVC310');
  requireReceipt(row);
  const pdf = await receiptPdf(titles[operation], row);
  const asText = format === 'base64' || services.variants.of(account).has('text-receipts');
  return asText ? { base64: Buffer.from(pdf).toString('base64') } : pdf;
}

/**
 * Checks that a receipt exists. @throws ServiceProblem SVC320 while pending, SVC321 when it ended without a payment, SVI103 when required
 * data was never stored.
 */
function requireReceipt({ status, paidAt, payerName, receiverName }: TransactionRow): void {
  if (status === 'PENDING') throw new ServiceProblem('SVC320');
  if (status === 'CANCELED' || status === 'EXPIRED' || status === 'ERROR') throw new ServiceProblem('SVC321');
  if (paidAt === null || payerName === null || receiverName === null) throw new ServiceProblem('SVI103');
}
