'use client';

import { useMemo } from 'react';
import { qrPath } from '@/lib/format/qr/qr-path';

/** Dark on white in both themes, sharp at every size; attributes only, since the page allows no inline style. */
export function QrDrawing({ text, label }: { text: string; label: string }) {
  const { path, side } = useMemo(() => qrPath(text), [text]);
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${side} ${side}`} shapeRendering="crispEdges" className="block size-full">
      <path fill="#ffffff" d={`M0 0h${side}v${side}h${-side}z`} />
      <path fill="#0b1416" d={path} />
    </svg>
  );
}
