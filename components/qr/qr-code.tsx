'use client';

import { lazy, Suspense } from 'react';

const QrDrawing = lazy(() => import('./qr-drawing').then((module) => ({ default: module.QrDrawing })));

/** A QR code that fills its box. The code that draws it comes after the page; the white stays meanwhile. */
export function QrCode({ text, label }: { text: string; label: string }) {
  return (
    <div className="aspect-square bg-white">
      <Suspense fallback={null}>
        <QrDrawing text={text} label={label} />
      </Suspense>
    </div>
  );
}
