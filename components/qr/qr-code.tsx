'use client';

import { LoadErrorFallback } from '@/components/feedback/load-error-fallback';
import { lazyPart } from '@/components/ui/loading/lazy-part';

const QrDrawing = lazyPart(() => import('./qr-drawing').then((module) => module.QrDrawing), LoadErrorFallback);

/** A QR code that fills its box. The code that draws it comes after the page; the white stays meanwhile. */
export function QrCode({ text, label }: { text: string; label: string }) {
  return (
    <div className="aspect-square bg-white">
      <QrDrawing text={text} label={label} />
    </div>
  );
}
