'use client';

import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Takes the files that are dropped or pasted anywhere on the page; answers whether some are held over it. A file dropped beside its place
 * would otherwise be opened by the browser instead of the page.
 */
export function useGivenFiles(take: (files: readonly File[]) => void): boolean {
  const [over, setOver] = useState(false);
  const give = useEffectEvent(take);
  useEffect(() => {
    const drag = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false);
    const drop = (event: DragEvent) => {
      setOver(false);
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      give(Array.from(event.dataTransfer.files));
    };
    const paste = ({ clipboardData }: ClipboardEvent) => {
      // Text that was copied from a document brings a picture of itself along.
      if (!clipboardData || clipboardData.types.includes('text/plain')) return;
      if (clipboardData.files.length > 0) give(Array.from(clipboardData.files));
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('dragover', drag, { signal });
    document.addEventListener('dragleave', leave, { signal });
    document.addEventListener('drop', drop, { signal });
    document.addEventListener('paste', paste, { signal });
    return () => listening.abort();
  }, []);
  return over;
}
