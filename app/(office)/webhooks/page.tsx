import { HydrationBoundary } from '@tanstack/react-query';
import { Guard } from '@/app/(office)/guard';
import { pageMetadata } from '@/app/page-metadata';
import { roleMay } from '@/lib/contracts/permission';
import { firstData, firstRead } from '@/lib/server/page/first-data';
import { pageCaller } from '@/lib/server/page/page-caller';
import { WebhookList } from './list';

export const generateMetadata = () => pageMetadata('webhooks');

export default function WebhooksPage() {
  return (
    <Guard permission="webhooks:read">
      <WithFirstData />
    </Guard>
  );
}

async function WithFirstData() {
  const { role } = await pageCaller();
  const rights = { mayWrite: roleMay(role, 'webhooks:write'), mayResend: roleMay(role, 'callbacks:resend') };
  return (
    <HydrationBoundary state={await firstData(firstRead('webhooks.list', {}), firstRead('webhookSecrets.list', {}))}>
      <WebhookList rights={rights} />
    </HydrationBoundary>
  );
}
