'use client';

import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { setPreferenceCookie } from '@/lib/client/browser/set-preference-cookie';
import { type ChosenPageSizes, formatPageSizes, pageSizes, pageSizesCookie } from '@/lib/lists/definition/page-sizes';

interface PageSizes {
  readonly chosen: ChosenPageSizes;
  /** Remembers the page size of a list, in this browser. */
  readonly choose: (list: string, size: number) => void;
}

const PageSizesContext = createContext<PageSizes>({ chosen: {}, choose: () => undefined });

export const usePageSizes = () => useContext(PageSizesContext);

/** Gives the lists of a page the page size that was last chosen for each. The server knows it too, so that the first paint is right. */
export function PageSizesProvider({ initial, children }: { initial: ChosenPageSizes; children: ReactNode }) {
  const [chosen, setChosen] = useState(initial);
  const value = useMemo(
    (): PageSizes => ({
      chosen,
      choose: (list, size) => {
        const known = pageSizes.find((one) => one === size);
        if (!known) return;
        const next = { ...chosen, [list]: known };
        setChosen(next);
        setPreferenceCookie(pageSizesCookie, formatPageSizes(next));
      },
    }),
    [chosen],
  );
  return <PageSizesContext value={value}>{children}</PageSizesContext>;
}
