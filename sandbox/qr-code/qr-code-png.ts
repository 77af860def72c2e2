import { toBuffer } from 'qrcode';

/** The image of a Pix code, with the quiet zone a camera needs. */
export function qrCodePng(text: string): Promise<Buffer<ArrayBuffer>> {
  return toBuffer(text, { type: 'png', errorCorrectionLevel: 'M', margin: 4, scale: 4 }).then(Buffer.from);
}
