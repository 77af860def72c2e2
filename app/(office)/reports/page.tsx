import { HydrationBoundary } from '@tanstack/react-query';
import { Guard } from '@/app/(office)/guard';
import { pageMetadata } from '@/app/page-metadata';
import { roleMay } from '@/lib/contracts/permission';
import { firstData, firstRead } from '@/lib/server/page/first-data';
import { pageCaller } from '@/lib/server/page/page-caller';
import { Reports } from './reports';

export const generateMetadata = () => pageMetadata('reports');

export default function ReportsPage() {
  return (
    <Guard permission="reports:read">
      <WithFirstData />
    </Guard>
  );
}

async function WithFirstData() {
  const { role } = await pageCaller();
  return (
    <HydrationBoundary state={await firstData(firstRead('reports.asked', {}))}>
      <Reports mayAsk={roleMay(role, 'reports:create')} mayDownload={roleMay(role, 'reports:download')} />
    </HydrationBoundary>
  );
}
