'use client';

import { MissingPart } from '@/components/feedback/missing-part';
import { onDemand } from '@/components/ui/on-demand';

const QrDrawing = onDemand(() => import('./qr-drawing').then((module) => module.QrDrawing), MissingPart);

/** A QR code that fills its box. The code that draws it comes after the page; the white stays meanwhile. */
export function QrCode({ text, label }: { text: string; label: string }) {
  return (
    <div className="aspect-square bg-white">
      <QrDrawing text={text} label={label} />
    </div>
  );
}
