'use client';

import { useTranslations } from 'use-intl';
import { Note } from '@/components/feedback/note';
import { useEndpointMutation } from '@/lib/client/query/use-write';
import { webhooks } from '@/lib/contracts/pix/callbacks/webhooks';
import type { Webhook } from './columns';
import { ConfirmDialog } from './confirm-dialog';
import { NewSecret } from './new-secret';

export function RotateDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const t = useTranslations('webhooks');
  const rotate = useEndpointMutation(webhooks.rotateSecret);
  if (rotate.data) return <NewSecret webhookId={webhook.id} secret={rotate.data.secret} onClose={onClose} />;
  return (
    <ConfirmDialog
      title={t('rotateTitle')}
      actionLabel={t('rotate')}
      pending={rotate.isPending}
      problem={rotate.error?.problem}
      onConfirm={() => rotate.mutate({ params: { id: webhook.id } })}
      onClose={onClose}
    >
      <p className="mono break-all">{webhook.url}</p>
      <Note tone="amber">{t('rotateText')}</Note>
    </ConfirmDialog>
  );
}
