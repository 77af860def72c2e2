import { qrCodePng } from '@/sandbox/br-code/qr-code-png';
import type { TransactionWire } from './transaction-row';

/** The same transaction with the image of its QR code, bare Base64 of a PNG, while it has a code to pay. */
export function withImage<T extends Pick<TransactionWire, 'qrCodeText' | 'qrCodeBase64'>>(wire: T): T {
  return wire.qrCodeText === null ? wire : { ...wire, qrCodeBase64: qrCodePng(wire.qrCodeText).toString('base64') };
}
