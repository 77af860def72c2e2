import { formatDateTimeSeconds } from '@/lib/format/date-text';
import { maskDocument } from '@/lib/format/identifier/document';
import { serviceZone } from '@/lib/format/zone';
import { formatUnits } from '@/sandbox/money/format-units';
import type { TransactionRow } from '@/sandbox/transaction-records/transaction-row';

/** A line of a receipt: a heading, or a label with its value. */
export type ReceiptLine = readonly [heading: string] | readonly [name: string, value: string];

/** The lines of a receipt, top to bottom. Documents are masked, as on bank receipts. */
export function receiptLines(row: TransactionRow): ReceiptLine[] {
  return [
    ['Valor', formatUnits(row.amount)],
    ['Data do pagamento', formatInstant(row.paidAt)],
    ...party('Recebedor', row.receiverName, row.receiverDocument, row.receiverInstitutionName),
    ...optional('Chave Pix', row.withdrawPixKey),
    ...party('Pagador', row.payerName, row.payerDocument, row.payerInstitutionName),
    ...refund(row),
    ['Identificação'],
    ...optional('Autenticação (end-to-end)', row.endToEndId),
    ['Transação', row.id],
    ...optional('Referência', row.clientReference),
  ];
}

function party(heading: string, name: string | null, document: string | null, institution: string | null): ReceiptLine[] {
  return [
    [heading],
    ...optional('Nome', name),
    ...optional('CPF/CNPJ', document === null ? null : maskDocument(document)),
    ...optional('Instituição', institution),
  ];
}

function refund({ refundAmount, refundStatus, refundedAt, refundEndToEndId }: TransactionRow): ReceiptLine[] {
  // A later refund that failed leaves the amount of the earlier ones; a pending one is part of a sum that is not settled.
  if (refundStatus === 'PENDING' || refundedAt === null || refundAmount === null) return [];
  return [
    ['Devolução'],
    ['Valor', formatUnits(refundAmount)],
    ['Data', formatInstant(refundedAt)],
    ...optional('Autenticação', refundEndToEndId),
  ];
}

function optional(name: string, value: string | null): ReceiptLine[] {
  return value === null ? [] : [[name, value]];
}

function formatInstant(instant: string | null): string {
  return instant === null ? '' : `${formatDateTimeSeconds(instant, { locale: 'pt-BR', zone: serviceZone })} (Brasília)`;
}
