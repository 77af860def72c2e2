import { z } from 'zod';

/** Bytes that begin with a file signature; anything that only claims to be an image or a document is refused. */
function bytesBeginning(magic: readonly number[], message: string) {
  return z.instanceof(Uint8Array).refine((bytes) => magic.every((byte, at) => bytes[at] === byte), message);
}

export const pngBytes = bytesBeginning([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], 'not a PNG image');

const pdfBytes = bytesBeginning([0x25, 0x50, 0x44, 0x46, 0x2d], 'not a PDF document');

/** interface: Deposits. A receipt as PDF, or its base64 text in an object. */
export const receiptWire = z.union([pdfBytes, z.object({ base64: z.base64() })]);

const base64Text = z
  .string()
  .transform((text) => text.replace(/^data:application\/pdf;base64,/, ''))
  .pipe(z.base64())
  .transform((text) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0)));

/** The receipt's PDF, whether it came as bytes, base64 or a data URI. */
export const receiptRecord = z.union([
  pdfBytes,
  z
    .object({ base64: base64Text })
    .transform(({ base64 }) => base64)
    .pipe(pdfBytes),
]);
