'use client';

import { useTranslations } from 'use-intl';
import { useEndpointMutation } from '@/lib/client/query/use-write';
import { webhooks } from '@/lib/contracts/pix/callbacks/webhooks';
import type { Webhook } from './columns';
import { ConfirmDialog } from './confirm-dialog';

export function RemoveDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const t = useTranslations('webhooks');
  const remove = useEndpointMutation(webhooks.remove);
  return (
    <ConfirmDialog
      title={t('removeTitle')}
      actionLabel={t('remove')}
      pending={remove.isPending}
      problem={remove.error?.problem}
      onConfirm={() => remove.mutate({ params: { id: webhook.id } }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p className="mono break-all">{webhook.url}</p>
      <p>{t('removeText')}</p>
    </ConfirmDialog>
  );
}
