import { formatDateTimeSeconds } from '@/lib/format/date-text';
import { maskDocument } from '@/lib/format/document';
import { serviceZone } from '@/lib/format/zone';
import { inReais } from '@/sandbox/money/format-units';
import type { TransactionRow } from '@/sandbox/transaction-records/transaction-row';

/** A heading, or a name with its value. */
export type ReceiptLine = readonly [heading: string] | readonly [name: string, value: string];

/** What a receipt says, top to bottom. Documents are masked, as banks print them. */
export function receiptLines(row: TransactionRow): ReceiptLine[] {
  return [
    ['Valor', inReais(row.amount)],
    ['Data do pagamento', whenIn(row.paidAt)],
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
  if (refundStatus !== 'COMPLETED' || refundAmount === null) return [];
  return [['Devolução'], ['Valor', inReais(refundAmount)], ['Data', whenIn(refundedAt)], ...optional('Autenticação', refundEndToEndId)];
}

function optional(name: string, value: string | null): ReceiptLine[] {
  return value === null ? [] : [[name, value]];
}

function whenIn(instant: string | null): string {
  return instant === null ? '' : `${formatDateTimeSeconds(instant, { locale: 'pt-BR', zone: serviceZone })} (Brasília)`;
}
