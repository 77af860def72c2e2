'use client';

import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { RenderedShape } from '@/components/data-table/rendered-shape';
import { setPreferenceCookie } from '@/lib/client/browser/set-preference-cookie';
import type { ListShape } from '@/lib/lists/definition/list-shape';
import { type ChosenPageSizes, formatPageSizes, pageSizes, pageSizesCookie } from '@/lib/lists/definition/page-sizes';

interface PageSizes {
  readonly chosen: ChosenPageSizes;
  /** Remembers the page size of a list, in this browser. */
  readonly choose: (list: string, size: number) => void;
}

const PageSizesContext = createContext<PageSizes>({ chosen: {}, choose: () => undefined });

export const usePageSizes = () => useContext(PageSizesContext);

type ListPreferencesProps = { sizes: ChosenPageSizes; shape: ListShape; children: ReactNode };

/** Tells the lists of a page the page size that was last chosen for each, and how the server drew them. It knows both, so that the first paint is right. */
export function ListPreferencesProvider({ sizes, shape, children }: ListPreferencesProps) {
  const [chosen, setChosen] = useState(sizes);
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
  return (
    <PageSizesContext value={value}>
      <RenderedShape value={shape}>{children}</RenderedShape>
    </PageSizesContext>
  );
}
