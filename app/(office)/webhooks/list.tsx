'use client';

import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { TwoLineCard } from '@/components/data-table/two-line-card';
import { PlainListPage } from '@/components/list-page/plain-list-page';
import { useList } from '@/components/list-page/use-list';
import { Button } from '@/components/ui/action/button';
import type { MenuItem } from '@/components/ui/overlay/menu';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { useEndpointMutation } from '@/lib/client/query/use-write';
import { webhookSecrets } from '@/lib/contracts/office/callbacks/webhook-secrets';
import { webhookList } from '@/lib/lists/callbacks/webhooks';
import { Activity, Events, useWebhookColumns, type Webhook } from './columns';
import { RemoveDialog } from './remove-dialog';
import { ResendDialog } from './resend-dialog';
import { RotateDialog } from './rotate-dialog';
import { WebhookSheet } from './webhook-sheet';

type Open = { kind: 'add' } | { kind: 'change' | 'rotate' | 'remove' | 'resend'; webhook: Webhook };
type Rights = { mayWrite: boolean; mayResend: boolean };

/** The registered webhooks. An account without webhooks at the service sees a message about it. */
export function WebhookList({ rights }: { rights: Rights }) {
  const t = useTranslations('webhooks');
  const state = useList(webhookList);
  const secrets = useEndpointQuery(webhookSecrets.list, {});
  const forget = useEndpointMutation(webhookSecrets.forget);
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const stored = useMemo(() => new Set(secrets.data?.items.map(({ webhookId }) => webhookId)), [secrets.data]);
  const menuItem = (kind: 'change' | 'rotate' | 'remove' | 'resend', webhook: Webhook) => ({ onSelect: () => setOpen({ kind, webhook }) });

  const menu = (webhook: Webhook): MenuItem[] => [
    ...(rights.mayWrite ? [{ label: t('change'), ...menuItem('change', webhook) }] : []),
    ...(rights.mayWrite ? [{ label: t('rotate'), icon: 'key' as const, ...menuItem('rotate', webhook) }] : []),
    ...(rights.mayWrite && stored.has(webhook.id)
      ? [{ label: t('forget'), onSelect: () => forget.mutate({ params: { webhookId: webhook.id } }) }]
      : []),
    ...(rights.mayResend ? [{ label: t('resend'), icon: 'send' as const, ...menuItem('resend', webhook) }] : []),
    ...(rights.mayWrite ? [{ label: t('remove'), icon: 'trash' as const, ...menuItem('remove', webhook) }] : []),
  ];

  const add = rights.mayWrite && (
    <Button variant="primary" icon="plus" onClick={() => setOpen({ kind: 'add' })}>
      {t('add')}
    </Button>
  );

  return (
    <>
      <PlainListPage
        state={state}
        title={t('title')}
        caption={t('title')}
        actions={add}
        absent={{ title: t('absentTitle'), text: t('absentText') }}
        columns={useWebhookColumns(stored)}
        rowId={(webhook) => webhook.id}
        rowName={(webhook) => webhook.url}
        rowMenu={rights.mayWrite || rights.mayResend ? menu : undefined}
        card={(webhook) => (
          <TwoLineCard
            icon="link"
            title={<span className="mono">{webhook.url}</span>}
            meta={<Events events={webhook.events} />}
            badge={<Activity webhook={webhook} />}
          />
        )}
        empty={{ title: t('emptyTitle'), text: t('emptyText'), action: add }}
      />
      {open?.kind === 'add' && <WebhookSheet onClose={close} />}
      {open?.kind === 'change' && <WebhookSheet webhook={open.webhook} onClose={close} />}
      {open?.kind === 'rotate' && <RotateDialog webhook={open.webhook} onClose={close} />}
      {open?.kind === 'remove' && <RemoveDialog webhook={open.webhook} onClose={close} />}
      {open?.kind === 'resend' && <ResendDialog webhook={open.webhook} onClose={close} />}
    </>
  );
}
