import { officePage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { firstRead } from '@/lib/server/page/first-data';
import { WebhookList } from './list';

export const generateMetadata = () => pageMetadata('webhooks');

export default officePage('webhooks:read', ({ may }) => {
  const rights = { mayWrite: may('webhooks:write'), mayResend: may('callbacks:resend') };
  return { reads: [firstRead('webhooks.list', {}), firstRead('webhookSecrets.list', {})], page: <WebhookList rights={rights} /> };
});
