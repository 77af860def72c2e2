'use client';

import { useLocale, useTranslations } from 'use-intl';
import { CardMoney } from '@/components/card/card-money';
import type { Cells } from '@/components/list-page/use-columns';
import { Tag } from '@/components/ui/data/tag';
import type { RecordOf } from '@/lib/contracts/shapes';
import { hasFailed } from '@/lib/domain/card/card-charge-state';
import { formatDay } from '@/lib/format/date-text';
import type { recurrenceList } from '@/lib/lists/recurrences';
import { NextCharge } from './next-charge';
import { RecurrenceBadge } from './recurrence-badge';

type ListedRecurrence = RecordOf<'recurrences.list'>['items'][number];

/** Nothing is charged any more, or until it comes back. */
export function isOver({ present }: ListedRecurrence): boolean {
  return present !== null && present.status !== 'ACTIVE';
}

export const cells: Cells<ListedRecurrence, keyof typeof recurrenceList.columns> = {
  customer: (row) => (
    <span className="flex items-center gap-2">
      <span className="truncate">{row.customer}</span>
      <FailedTag recurrence={row} />
    </span>
  ),
  next: (row) => <NextCharge recurrence={row.present} brief />,
  end: (row) => row.present?.endDate && <Day day={row.present.endDate.slice(0, 10)} />,
  status: (row) => (row.present ? <RecurrenceBadge status={row.present.status} /> : <Unread />),
  amount: (row) => <CardMoney value={row.present?.amount ?? row.amount} still={isOver(row)} />,
};

/** That the latest cycle was denied or aborted. */
export function FailedTag({ recurrence: { latest } }: { recurrence: ListedRecurrence }) {
  const t = useTranslations('recurrences');
  if (!hasFailed(latest.state)) return null;
  return (
    <Tag tone="red" icon="triangle">
      {t('failed')}
    </Tag>
  );
}

function Day({ day }: { day: string }) {
  return <span className="numbers">{formatDay(day, useLocale())}</span>;
}

function Unread() {
  const t = useTranslations('recurrences.columns');
  return <span className="text-faint">{t('unread')}</span>;
}
