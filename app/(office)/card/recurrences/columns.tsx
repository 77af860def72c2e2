'use client';

import { useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { CardMoney } from '@/app/(office)/card/card-money';
import type { Column } from '@/components/data-table/column';
import { useReader } from '@/lib/client/use-reader';
import type { RecordOf } from '@/lib/contracts/shapes';
import { formatDateTime, formatDay } from '@/lib/format/date-text';
import { NextCharge } from './next-charge';
import { RecurrenceBadge } from './recurrence-badge';

export type ListedRecurrence = RecordOf<'recurrences.list'>['items'][number];

/** Nothing is charged any more, or until it comes back. */
export function isOver({ present }: ListedRecurrence): boolean {
  return present !== null && present.status !== 'ACTIVE';
}

export function useRecurrenceColumns(): readonly Column<ListedRecurrence, 'next' | 'end' | 'status'>[] {
  const t = useTranslations('recurrences.columns');
  const tApp = useTranslations('app');
  const locale = useLocale();
  const reader = useReader();
  return useMemo(() => {
    const none = <span className="text-faint">{tApp('none')}</span>;
    return [
      {
        id: 'startedAt',
        header: t('startedAt'),
        width: 'w-[156px]',
        cell: (row) => <span className="numbers">{formatDateTime(row.startedAt, reader)}</span>,
      },
      { id: 'customer', header: t('customer'), cell: (row) => <span className="truncate">{row.customer ?? tApp('none')}</span> },
      { id: 'card', header: t('card'), width: 'w-[150px]', cell: (row) => row.card ?? none },
      { id: 'next', header: t('next'), width: 'w-[148px]', cell: (row) => <NextCharge day={row.present?.nextRecurrency ?? null} brief /> },
      {
        id: 'end',
        header: t('end'),
        width: 'w-[120px]',
        optional: true,
        cell: (row) =>
          row.present?.endDate ? <span className="numbers">{formatDay(row.present.endDate.slice(0, 10), locale)}</span> : none,
      },
      {
        id: 'status',
        header: t('status'),
        width: 'w-[130px]',
        cell: (row) => (row.present ? <RecurrenceBadge status={row.present.status} /> : <span className="text-faint">{t('unread')}</span>),
      },
      {
        id: 'amount',
        header: t('amount'),
        width: 'w-[130px]',
        align: 'end',
        cell: (row) => <CardMoney value={row.present?.amount ?? row.amount} still={isOver(row)} />,
      },
    ];
  }, [t, tApp, locale, reader]);
}
