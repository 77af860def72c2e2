'use client';

import { useTranslations } from 'use-intl';
import { Note } from '@/components/feedback/note';
import { useEndpointMutation } from '@/lib/client/query/use-write';
import { webhooks } from '@/lib/contracts/pix/callbacks/webhooks';
import type { Webhook } from './columns';
import { ConfirmDialog } from './confirm-dialog';

export function ResendDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const t = useTranslations('webhooks');
  const resend = useEndpointMutation(webhooks.resend);
  return (
    <ConfirmDialog
      title={t('resend')}
      actionLabel={t('resendAction')}
      pending={resend.isPending}
      done={resend.isSuccess}
      problem={resend.error?.problem}
      onConfirm={() => resend.mutate({ params: { webhookId: webhook.id } })}
      onClose={onClose}
    >
      <p className="mono break-all">{webhook.url}</p>
      <p>{t('resendText')}</p>
      {resend.data && (
        <Note tone="green" live>
          {t('resentCount', { count: resend.data.count ?? 0 })}
        </Note>
      )}
    </ConfirmDialog>
  );
}
