import { unitsToReais, unitsToWire } from '@/sandbox/money/units';
import type { TransactionRow, TransactionWire } from './transaction-row';

/** Converts a stored transaction to the wire format, without the QR code image, which no list includes. */
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
