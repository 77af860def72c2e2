import { HydrationBoundary } from '@tanstack/react-query';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { idPattern } from '@/lib/contracts/address';
import { type Permission, roleMay } from '@/lib/contracts/permission';
import type { QueryFields, QueryOf } from '@/lib/contracts/query-field';
import { readUrlQuery } from '@/lib/contracts/url-query';
import type { Zone } from '@/lib/format/zone';
import { type FirstRead, firstData } from '@/lib/server/page/first-data';
import { pageCaller } from '@/lib/server/page/page-caller';
import { pageZone } from '@/lib/server/page/preferences';
import { type PageSearch, urlSearch } from '@/lib/server/page/url-search';
import { Guard } from './guard';

/** Who looks at a page. */
interface Viewer {
  readonly staffId: string;
  readonly may: (permission: Permission) => boolean;
  /** By whose clock they read: what is read beforehand has the bounds the page will ask for. */
  readonly zone: Zone;
}

/** What a page shows, and what of it our server reads beforehand. */
interface Shown {
  readonly reads: readonly FirstRead[];
  readonly page: ReactNode;
}

type Show = (viewer: Viewer) => Shown | Promise<Shown>;

/** A page behind the sign-in. Nothing of it is begun for who may not see it. */
export function officePage(permission: Permission, show: Show) {
  return () => guarded(permission, show);
}

/** A page whose address says what of a list is looked at: `view` is what of it fits its fields. */
export function listPage<F extends QueryFields>(permission: Permission, fields: F, show: (view: QueryOf<F>, viewer: Viewer) => Shown) {
  return ({ searchParams }: { searchParams: PageSearch }) =>
    guarded(permission, async (viewer) => show(readUrlQuery(fields, urlSearch(await searchParams)).query, viewer));
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
  const [{ staffId, role }, zone] = await Promise.all([pageCaller(), pageZone()]);
  const { reads, page } = await show({ staffId, may: (permission) => roleMay(role, permission), zone });
  return <HydrationBoundary state={await firstData(...reads)}>{page}</HydrationBoundary>;
}
