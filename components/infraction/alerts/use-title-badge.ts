'use client';

import { useEffect } from 'react';

const badge = /^\(\d+\) /;

/** Prefixes the title of the open page with a count, so that a background tab shows it too. */
export function useTitleBadge(count: number): void {
  useEffect(() => {
    const put = () => {
      const title = (count > 0 ? `(${count}) ` : '') + document.title.replace(badge, '');
      if (document.title !== title) document.title = title;
    };
    put();
    // Each page sets its own title after it was opened.
    const pages = new MutationObserver(put);
    pages.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      pages.disconnect();
      document.title = document.title.replace(badge, '');
    };
  }, [count]);
}
