'use client';

import { createContext } from 'react';
import { useTablePreferences } from '@/components/data-table/table/table-preferences';
import type { ListState } from '@/components/list-page/use-list';
import type { Tab } from '@/components/ui/layout/tabs';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { type SavedViewList, savedViewLists, savedViews } from '@/lib/contracts/office/views/saved-views';
import type { SavedView } from '@/lib/contracts/office/views/saved-views.shape';
import { addressWithoutPlace, savedAddress, savedQueryOf } from '@/lib/lists/definition/saved-view';

/** The saved views of the list that is shown. */
interface ListViews {
  readonly list: SavedViewList;
  readonly shown: Pick<ListState<never>, 'list' | 'view'>;
  /** Those that are tabs of the reader. */
  readonly tabs: readonly SavedView[];
  /** The tabs of the list with those of its saved views beside them; at most one is current. */
  readonly beside: (own: Tab[]) => Tab[];
}

/** For the tabs and the dialog of the list page around them; null for a list of which no views are saved. */
export const SavedViews = createContext<ListViews | null>(null);

/** The saved views of a list. To follow the tab of one also brings back its columns and the height of its rows. */
export function useSavedViews({ list: declared, view }: ListViews['shown']): ListViews | null {
  const list = savedViewLists.find((name) => name === declared.name);
  const { data } = useEndpointQuery(savedViews.list, { query: { list: list ?? 'transactions' } }, { enabled: list !== undefined });
  const { preferences, change } = useTablePreferences(declared.name);
  if (list === undefined) return null;
  const here = addressWithoutPlace(declared, view);
  const shows = ({ query }: SavedView) => savedAddress(declared, savedQueryOf(declared.fields, query)) === here;
  const tabs = data?.items.filter(({ isTab }) => isTab) ?? [];
  const beside = (own: Tab[]): Tab[] => {
    const isOwn = own.some(({ current, href }) => current && href === here);
    const chosen = tabs.find((one) => one.id === preferences.view && shows(one));
    const current = chosen ?? (isOwn ? undefined : tabs.find(shows));
    return [
      ...own.map((tab) => ({
        ...tab,
        current: tab.current && !current,
        onFollow: () => preferences.view !== undefined && change({ view: undefined }),
      })),
      ...tabs.map(({ id, name, query, density, shown }) => ({
        id,
        label: name,
        href: savedAddress(declared, query),
        current: id === current?.id,
        onFollow: () => change({ density, shown, view: id }),
      })),
    ];
  };
  return { list, shown: { list: declared, view }, tabs, beside };
}
