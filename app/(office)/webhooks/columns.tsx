'use client';

import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Columns } from '@/components/data-table/column';
import { type Cells, useColumns } from '@/components/list-page/use-columns';
import { Badge } from '@/components/ui/data/badge';
import { Tag } from '@/components/ui/data/tag';
import type { RecordOf } from '@/lib/contracts/shapes';
import { webhookList } from '@/lib/lists/callbacks/webhooks';

export type Webhook = RecordOf<'webhooks.read'>;

/** `stored` are the webhooks whose secret our server has. */
export function useWebhookColumns(stored: ReadonlySet<string>): Columns<Webhook> {
  const cells = useMemo(
    (): Cells<Webhook, keyof typeof webhookList.columns> => ({
      url: (row) => <span className="mono block truncate">{row.url}</span>,
      active: (row) => <Activity webhook={row} />,
      events: (row) => (
        <span className="block truncate" title={row.events.join(', ')}>
          <Events events={row.events} />
        </span>
      ),
      hasSecret: (row) => <Secret webhook={row} isStored={stored.has(row.id)} />,
    }),
    [stored],
  );
  return useColumns(webhookList, cells);
}

function Secret({ webhook: { hasSecret }, isStored }: { webhook: Webhook; isStored: boolean }) {
  const t = useTranslations('webhooks');
  return (
    <span className="inline-flex items-center gap-2">
      {t(hasSecret ? 'signed' : 'unsigned')}
      {isStored && (
        <Tag tone="green" icon="lock">
          {t('verifiedHere')}
        </Tag>
      )}
    </span>
  );
}

export function Activity({ webhook }: { webhook: Webhook }) {
  const t = useTranslations('webhooks');
  return webhook.active ? (
    <Badge tone="green" weight="outlined" icon="check">
      {t('on')}
    </Badge>
  ) : (
    <Badge tone="grey" weight="outlined" icon="cross">
      {t('off')}
    </Badge>
  );
}

export function Events({ events }: Pick<Webhook, 'events'>) {
  const t = useTranslations('webhooks');
  return events.length === 0 ? t('allEvents') : t('someEvents', { count: events.length });
}
