'use client';

import { useTranslations } from 'use-intl';
import { useWrite } from '@/lib/client/use-write';
import { webhooks } from '@/lib/contracts/webhooks';
import { AskDialog } from './ask-dialog';
import type { Webhook } from './columns';

export function RemoveDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const t = useTranslations('webhooks');
  const remove = useWrite(webhooks.remove);
  return (
    <AskDialog
      title={t('removeTitle')}
      act={t('remove')}
      pending={remove.isPending}
      problem={remove.error?.problem}
      onAct={() => remove.mutate({ params: { id: webhook.id } }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p className="mono break-all">{webhook.url}</p>
      <p>{t('removeText')}</p>
    </AskDialog>
  );
}
