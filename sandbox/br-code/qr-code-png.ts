import { create } from 'qrcode';
import { bilevelPng } from './bilevel-png';

/**
 * The image of a Pix code. Every charge that is made carries one, so what takes the most time is left out: any of the eight masks
 * reads as well as the prettiest, and bytes need no search for shorter segments.
 */
export function qrCodePng(text: string): Buffer<ArrayBuffer> {
  const segments = [{ mode: 'byte' as const, data: Buffer.from(text) }];
  return bilevelPng(create(segments, { errorCorrectionLevel: 'M', maskPattern: 3 }).modules);
}
