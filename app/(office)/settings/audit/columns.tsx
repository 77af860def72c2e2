'use client';

import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Column } from '@/components/data-table/column';
import { Badge } from '@/components/ui/badge';
import { useReader } from '@/lib/client/use-reader';
import type { RecordOf } from '@/lib/contracts/shapes';
import { formatDateTimeSeconds } from '@/lib/format/date-text';
import { useFactWords } from './use-fact-words';

export type Entry = RecordOf<'audit.list'>['items'][number];

export function useAuditColumns(): readonly Column<Entry>[] {
  const t = useTranslations('audit');
  const reader = useReader();
  return useMemo(
    () => [
      {
        id: 'at',
        header: t('at'),
        width: 'w-[178px]',
        sorted: 'descending',
        cell: (row) => <span className="numbers">{formatDateTimeSeconds(row.at, reader)}</span>,
      },
      {
        id: 'actor',
        header: t('actor'),
        width: 'w-[180px]',
        cell: (row) => row.actor ?? <span className="text-faint">{t('system')}</span>,
      },
      { id: 'action', header: t('action'), width: 'w-[170px]', cell: (row) => t(`actions.${row.action}`) },
      { id: 'facts', header: t('facts'), cell: (row) => <Details entry={row} /> },
      { id: 'address', header: t('address'), width: 'w-[116px]', cell: (row) => <span className="mono text-muted">{row.address}</span> },
      { id: 'result', header: t('result'), width: 'w-[120px]', cell: (row) => <Result entry={row} /> },
    ],
    [t, reader],
  );
}

/** One line of what an act was about; the rest of it on hover, and always for screen readers. */
function Details({ entry }: { entry: Entry }) {
  const text = useFactWords()(entry);
  return (
    <span title={text} className="text-muted">
      {text}
    </span>
  );
}

export function Result({ entry }: { entry: Entry }) {
  const t = useTranslations('audit');
  const done = entry.result === 'done';
  return (
    <Badge tone={done ? 'green' : 'red'} weight={done ? 'outlined' : 'tinted'} icon={done ? 'check' : 'lock'}>
      {t(entry.result)}
    </Badge>
  );
}
