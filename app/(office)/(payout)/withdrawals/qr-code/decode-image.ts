import jsQR from 'jsqr';

/** Beyond this many pixels a side a photograph is made smaller: the code stays readable, and the page does not stand still. */
const maxPixels = 1600;

type Picture = ImageBitmap | HTMLVideoElement;

/** The text of the QR code in a picture, read in this browser; null when there is none. Its reader is heavy: ask for this file only when it is needed. */
export function decodeImage(picture: Picture): string | null {
  const [wide, high] = 'videoWidth' in picture ? [picture.videoWidth, picture.videoHeight] : [picture.width, picture.height];
  const scale = Math.min(1, maxPixels / Math.max(wide, high, 1));
  const width = Math.max(1, Math.round(wide * scale));
  const height = Math.max(1, Math.round(high * scale));
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.drawImage(picture, 0, 0, width, height);
  return jsQR(context.getImageData(0, 0, width, height).data, width, height)?.data ?? null;
}
