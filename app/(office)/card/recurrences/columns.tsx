'use client';

import { useLocale, useTranslations } from 'use-intl';
import { CardMoney } from '@/components/card/card-money';
import type { Cells } from '@/components/list-page/use-columns';
import type { RecordOf } from '@/lib/contracts/shapes';
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
  customer: (row) => row.customer && <span className="truncate">{row.customer}</span>,
  next: (row) => <NextCharge recurrence={row.present} brief />,
  end: (row) => row.present?.endDate && <Day day={row.present.endDate.slice(0, 10)} />,
  status: (row) => (row.present ? <RecurrenceBadge status={row.present.status} /> : <Unread />),
  amount: (row) => <CardMoney value={row.present?.amount ?? row.amount} still={isOver(row)} />,
};

function Day({ day }: { day: string }) {
  return <span className="numbers">{formatDay(day, useLocale())}</span>;
}

function Unread() {
  const t = useTranslations('recurrences.columns');
  return <span className="text-faint">{t('unread')}</span>;
}
