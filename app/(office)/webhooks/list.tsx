'use client';

import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ListView } from '@/components/data-table/list-view';
import { TwoLineCard } from '@/components/data-table/two-line-card';
import { Empty } from '@/components/feedback/empty';
import { EmptyDrawing } from '@/components/feedback/empty-drawing';
import { QueryProblem, readProblemOf } from '@/components/feedback/query-problem';
import { PageHeader } from '@/components/shell/page-header';
import { useFreshness } from '@/components/shell/use-freshness';
import { Button } from '@/components/ui/button';
import type { MenuItem } from '@/components/ui/menu';
import { useRead } from '@/lib/client/use-read';
import { useWrite } from '@/lib/client/use-write';
import { webhookSecrets } from '@/lib/contracts/webhook-secrets';
import { webhooks } from '@/lib/contracts/webhooks';
import { Activity, EventsTold, useWebhookColumns, type Webhook } from './columns';
import { RemoveDialog } from './remove-dialog';
import { ResendDialog } from './resend-dialog';
import { RotateDialog } from './rotate-dialog';
import { WebhookSheet } from './webhook-sheet';

type Open = { kind: 'add' } | { kind: 'change' | 'rotate' | 'remove' | 'resend'; webhook: Webhook };
type Rights = { mayWrite: boolean; mayResend: boolean };

/** The addresses the service tells of everything. An account without this part of the service is told so, calmly. */
export function WebhookList({ rights }: { rights: Rights }) {
  const t = useTranslations('webhooks');
  const reading = useRead(webhooks.list, {});
  const secrets = useRead(webhookSecrets.list, {});
  const forget = useWrite(webhookSecrets.forget);
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const kept = useMemo(() => new Set(secrets.data?.items.map(({ webhookId }) => webhookId)), [secrets.data]);
  const columns = useWebhookColumns(kept);
  const freshness = useFreshness(reading);
  const found = readProblemOf(reading);
  const absent = found?.problem.statusCode === 404;
  const act = (kind: 'change' | 'rotate' | 'remove' | 'resend', webhook: Webhook) => ({ onSelect: () => setOpen({ kind, webhook }) });

  const menu = (webhook: Webhook): MenuItem[] => [
    ...(rights.mayWrite ? [{ label: t('change'), ...act('change', webhook) }] : []),
    ...(rights.mayWrite ? [{ label: t('rotate'), icon: 'key' as const, ...act('rotate', webhook) }] : []),
    ...(rights.mayWrite && kept.has(webhook.id)
      ? [{ label: t('forget'), onSelect: () => forget.mutate({ params: { webhookId: webhook.id } }) }]
      : []),
    ...(rights.mayResend ? [{ label: t('resend'), icon: 'send' as const, ...act('resend', webhook) }] : []),
    ...(rights.mayWrite ? [{ label: t('remove'), icon: 'trash' as const, ...act('remove', webhook) }] : []),
  ];

  return (
    <>
      <PageHeader
        title={t('title')}
        meta={!absent && freshness}
        actions={
          rights.mayWrite &&
          !absent && (
            <Button variant="primary" icon="plus" onClick={() => setOpen({ kind: 'add' })}>
              {t('add')}
            </Button>
          )
        }
      />
      {absent ? (
        <Empty drawing={<EmptyDrawing />} title={t('absentTitle')}>
          {t('absentText')}
        </Empty>
      ) : (
        <ListView
          list="webhooks"
          caption={t('title')}
          columns={columns}
          rows={reading.data?.items}
          status={found ? 'error' : reading.status}
          problem={<QueryProblem reading={reading} />}
          rowId={(webhook) => webhook.id}
          rowName={(webhook) => webhook.url}
          rowMenu={rights.mayWrite || rights.mayResend ? menu : undefined}
          card={(webhook) => (
            <TwoLineCard
              icon="link"
              title={<span className="mono">{webhook.url}</span>}
              meta={<EventsTold events={webhook.events} />}
              badge={<Activity webhook={webhook} />}
            />
          )}
          empty={
            <Empty drawing={<EmptyDrawing />} title={t('emptyTitle')}>
              {t('emptyText')}
            </Empty>
          }
        />
      )}
      {open?.kind === 'add' && <WebhookSheet onClose={close} />}
      {open?.kind === 'change' && <WebhookSheet webhook={open.webhook} onClose={close} />}
      {open?.kind === 'rotate' && <RotateDialog webhook={open.webhook} onClose={close} />}
      {open?.kind === 'remove' && <RemoveDialog webhook={open.webhook} onClose={close} />}
      {open?.kind === 'resend' && <ResendDialog webhook={open.webhook} onClose={close} />}
    </>
  );
}
