import { qrCodePng } from '@/sandbox/qr-code/qr-code-png';
import type { TransactionWire } from './transaction-row';

/** The same transaction with the image of its QR code, bare Base64 of a PNG, while it has a code to pay. */
export async function withImage(wire: TransactionWire): Promise<TransactionWire> {
  if (wire.qrCodeText === null) return wire;
  const image = await qrCodePng(wire.qrCodeText);
  return { ...wire, qrCodeBase64: image.toString('base64') };
}
