import { HydrationBoundary } from '@tanstack/react-query';
import { Guard } from '@/app/(office)/guard';
import { pageMetadata } from '@/app/page-metadata';
import { readUrlQuery } from '@/lib/contracts/url-query';
import { firstData, firstRead } from '@/lib/server/page/first-data';
import { type PageSearch, urlSearch } from '@/lib/server/page/url-search';
import { AuditList } from './list';
import { auditQuery, auditView } from './view';

export const generateMetadata = () => pageMetadata('audit');

export default function AuditPage({ searchParams }: { searchParams: PageSearch }) {
  return (
    <Guard permission="audit:read">
      <WithFirstData searchParams={searchParams} />
    </Guard>
  );
}

async function WithFirstData({ searchParams }: { searchParams: PageSearch }) {
  const view = readUrlQuery(auditView, urlSearch(await searchParams)).query;
  return (
    <HydrationBoundary state={await firstData(firstRead('audit.list', { query: auditQuery(view) }))}>
      <AuditList />
    </HydrationBoundary>
  );
}
