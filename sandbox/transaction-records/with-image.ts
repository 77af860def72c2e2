import { qrCodePng } from '@/sandbox/br-code/qr-code-png';
import type { TransactionWire } from './transaction-row';

/** Adds the QR code image (Base64 of a PNG) to a transaction while it has a code. */
export function withImage<T extends Pick<TransactionWire, 'qrCodeText' | 'qrCodeBase64'>>(wire: T): T {
  return wire.qrCodeText === null ? wire : { ...wire, qrCodeBase64: qrCodePng(wire.qrCodeText).toString('base64') };
}
