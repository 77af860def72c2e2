import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { FirstData } from '@/app/first-data';
import { idPattern } from '@/lib/contracts/address';
import { may, type Permission } from '@/lib/contracts/office/permission';
import { savedViewLists } from '@/lib/contracts/office/views/saved-views';
import type { QueryFields, QueryOf } from '@/lib/contracts/query/query-field';
import { parseUrlQuery } from '@/lib/contracts/query/url-query';
import type { Zone } from '@/lib/format/zone';
import type { List } from '@/lib/lists/definition/list';
import type { ListEndpoint } from '@/lib/lists/definition/list-endpoint';
import { withPageSize } from '@/lib/lists/definition/page-sizes';
import { type FirstRead, firstData, firstRead } from '@/lib/server/page/first-data';
import { pageCaller } from '@/lib/server/page/page-caller';
import { chosenPageSizes, pageZone } from '@/lib/server/page/preferences';
import { type PageSearch, urlSearch } from '@/lib/server/page/url-search';
import { Guard } from './guard';
import { PageOwner } from './page-owner';

/** Who looks at a page. */
interface Viewer {
  readonly staffId: string;
  readonly may: (permission: Permission) => boolean;
  readonly permissions: readonly Permission[];
  /** The person's display settings, so that the prefetched query has the same bounds as the page's own. */
  readonly zone: Zone;
}

/** A page's content, and the queries the server prefetches for it. */
interface Shown {
  readonly reads: readonly FirstRead[];
  readonly page: ReactNode;
}

type Show = (viewer: Viewer) => Shown | Promise<Shown>;

/** A page behind the sign-in. Nothing of it is begun for who may not see it. */
export function officePage(permission: Permission, show: Show) {
  return () => guarded(permission, show);
}

/**
 * The page of a list, whose query is prefetched, and with it the views that were saved of it. `alsoPrefetch` are further queries to prefetch; `when` says for which addresses the list itself
 * is prefetched.
 */
export function listPage<N extends ListEndpoint, F extends QueryFields, Id extends string>(
  permission: Permission,
  list: List<string, N, F, Id>,
  show: (viewer: Viewer) => ReactNode,
  { alsoPrefetch = [], when = () => true }: { alsoPrefetch?: readonly FirstRead[]; when?: (view: QueryOf<F>) => boolean } = {},
) {
  return ({ searchParams }: { searchParams: PageSearch }) =>
    guarded(permission, async (viewer) => {
      const urlView = parseUrlQuery(list.fields, urlSearch(await searchParams)).query;
      const view = withPageSize(list, urlView, await chosenPageSizes());
      const read = firstRead(list.endpoint.name, list.input(view, { now: new Date(), zone: viewer.zone }));
      const views = savedViewLists
        .filter((name) => name === list.name)
        .map((name) => firstRead('savedViews.list', { query: { list: name } }));
      return { reads: [...(when(view) ? [read] : []), ...views, ...alsoPrefetch], page: show(viewer) };
    });
}

/** A page whose initial state comes from its address: `query` holds the parameters that are valid for its fields. */
export function queryPage<F extends QueryFields>(permission: Permission, fields: F, show: (query: QueryOf<F>, viewer: Viewer) => Shown) {
  return ({ searchParams }: { searchParams: PageSearch }) =>
    guarded(permission, async (viewer) => show(parseUrlQuery(fields, urlSearch(await searchParams)).query, viewer));
}

/** A page of one record, named by the `id` in its path. */
export function recordPage(permission: Permission, show: (id: string, viewer: Viewer) => Shown) {
  return ({ params }: { params: Promise<{ id: string }> }) =>
    guarded(permission, async (viewer) => {
      const { id } = await params;
      if (!idPattern.test(id)) notFound();
      return show(id, viewer);
    });
}

function guarded(permission: Permission, show: Show) {
  return (
    <Guard permission={permission}>
      <WithFirstData show={show} />
    </Guard>
  );
}

async function WithFirstData({ show }: { show: Show }) {
  const [caller, zone] = await Promise.all([pageCaller(), pageZone()]);
  const { staffId, permissions } = caller;
  const { reads, page } = await show({ staffId, may: (permission) => may(caller, permission), permissions, zone });
  return (
    <FirstData state={await firstData(...reads)}>
      <PageOwner person={staffId} />
      {page}
    </FirstData>
  );
}
