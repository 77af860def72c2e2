import { unitsToReais, unitsToWire } from '@/sandbox/money/units';
import type { TransactionRow, TransactionWire } from './transaction-row';

/** A stored transaction as the wire writes it. The image of its QR code is left out: no list carries it. */
export function toWire(row: TransactionRow, baseUrl: string): TransactionWire {
  return {
    ...row,
    amount: unitsToWire(row.amount),
    serviceFeeCharged: row.serviceFeeCharged === null ? null : unitsToWire(row.serviceFeeCharged),
    refundAmount: row.refundAmount === null ? null : unitsToReais(row.refundAmount),
    qrCodeBase64: null,
    qrCodeUrl: row.qrCodeText === null ? null : `${baseUrl}/pix/qr-code/${row.id}`,
  };
}
