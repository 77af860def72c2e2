import { listPage } from '@/app/(office)/office-page';
import { pageMetadata } from '@/app/page-metadata';
import { webhookList } from '@/lib/lists/callbacks/webhooks';
import { firstRead } from '@/lib/server/page/first-data';
import { WebhookList } from './list';

export const generateMetadata = () => pageMetadata('webhooks');

export default listPage(
  'webhooks:read',
  webhookList,
  ({ may }) => <WebhookList rights={{ mayWrite: may('webhooks:write'), mayResend: may('callbacks:resend') }} />,
  { alsoPrefetch: [firstRead('webhookSecrets.list', {})] },
);
