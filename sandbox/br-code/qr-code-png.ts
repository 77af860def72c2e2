import { create } from 'qrcode';
import { bilevelPng } from './bilevel-png';

/**
 * The QR code image of a Pix code. Every new charge has one, so the slow steps are skipped: the mask is fixed, because all eight are
 * readable, and the text is encoded as bytes without searching for shorter segments.
 */
export function qrCodePng(text: string): Buffer<ArrayBuffer> {
  const segments = [{ mode: 'byte' as const, data: Buffer.from(text) }];
  return bilevelPng(create(segments, { errorCorrectionLevel: 'M', maskPattern: 3 }).modules);
}
