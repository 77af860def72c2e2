'use client';

import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Column } from '@/components/data-table/column';
import { Badge, type BadgeLook } from '@/components/ui/badge';
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

const looks: Readonly<Record<Entry['result'], BadgeLook>> = {
  asked: { tone: 'blue', weight: 'outlined', icon: 'clock' },
  done: { tone: 'green', weight: 'outlined', icon: 'check' },
  refused: { tone: 'red', weight: 'tinted', icon: 'lock' },
  unknown: { tone: 'amber', weight: 'tinted', icon: 'checking' },
};

export function Result({ entry }: { entry: Entry }) {
  const t = useTranslations('audit');
  return <Badge {...looks[entry.result]}>{t(entry.result)}</Badge>;
}
