'use client';

import { useEffect } from 'react';

const badge = /^\(\d+\) /;

/** Puts a count before the title of whatever page is open, so that a tab in the background tells it too. */
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
