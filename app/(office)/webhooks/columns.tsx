'use client';

import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Column } from '@/components/data-table/column';
import { Badge } from '@/components/ui/badge';
import { Tag } from '@/components/ui/tag';
import { useReader } from '@/lib/client/use-reader';
import type { RecordOf } from '@/lib/contracts/shapes';
import { formatDateTime } from '@/lib/format/date-text';

export type Webhook = RecordOf<'webhooks.read'>;

export function useWebhookColumns(kept: ReadonlySet<string>): readonly Column<Webhook>[] {
  const t = useTranslations('webhooks');
  const tApp = useTranslations('app');
  const reader = useReader();
  return useMemo(
    () => [
      { id: 'url', header: t('url'), cell: (row) => <span className="mono block truncate">{row.url}</span> },
      { id: 'active', header: t('active'), width: 'w-[116px]', cell: (row) => <Activity webhook={row} /> },
      {
        id: 'events',
        header: t('events'),
        width: 'w-[240px]',
        cell: (row) => (
          <span className="block truncate" title={row.events.join(', ')}>
            <EventsTold events={row.events} />
          </span>
        ),
      },
      {
        id: 'hasSecret',
        header: t('secret'),
        width: 'w-[210px]',
        cell: (row) => (
          <span className="inline-flex items-center gap-2">
            {t(row.hasSecret ? 'signed' : 'unsigned')}
            {kept.has(row.id) && (
              <Tag tone="green" icon="lock">
                {t('kept')}
              </Tag>
            )}
          </span>
        ),
      },
      {
        id: 'createdAt',
        header: t('createdAt'),
        width: 'w-[156px]',
        cell: (row) => <span className="numbers">{row.createdAt ? formatDateTime(row.createdAt, reader) : tApp('none')}</span>,
      },
    ],
    [t, tApp, reader, kept],
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

export function EventsTold({ events }: Pick<Webhook, 'events'>) {
  const t = useTranslations('webhooks');
  return events.length === 0 ? t('allEvents') : t('someEvents', { count: events.length });
}
