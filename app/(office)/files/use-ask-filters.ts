'use client';

import { useTranslations } from 'use-intl';
import type { Filter } from '@/components/data-table/filters/filter';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { useZoneName } from '@/lib/client/use-zone-name';
import { transactionFilterTypes, transactionStatuses } from '@/lib/contracts/pix/payments/transactions';
import type { BodyOf } from '@/lib/contracts/shapes';
import { dayLast, dayStart } from '@/lib/format/date';
import type { DayRange } from '@/lib/format/time/period';
import type { Zone } from '@/lib/format/zone';

/** What a report is asked to be about, in whole business days. */
export interface Ask {
  readonly days: DayRange | null;
  readonly status: readonly string[];
  readonly type: readonly string[];
}

/** The fields of the form: the filters a list of transactions has, as far as a report knows them. */
export function useAskFilters() {
  const t = useTranslations('reports');
  const tStatus = useTranslations('status');
  const tType = useTranslations('type');
  const { zone } = useDisplaySettings();
  const zoneName = useZoneName();
  return ({ days, status, type }: Ask, change: (change: Partial<Ask>) => void): readonly Filter[] => [
    {
      kind: 'period',
      zone,
      name: 'days',
      label: t('period', { zone: zoneName }),
      value: days,
      show: () => '',
      apply: (range) => change({ days: range }),
    },
    {
      kind: 'several',
      name: 'type',
      label: t('types'),
      value: type,
      options: transactionFilterTypes.map((value) => ({ value, label: tType(value) })),
      apply: (values) => change({ type: values }),
    },
    {
      kind: 'several',
      name: 'status',
      label: t('statuses'),
      value: status,
      options: transactionStatuses.map((value) => ({ value, label: tStatus(value) })),
      apply: (values) => change({ status: values }),
    },
  ];
}

/** The body of the call; null without a period, which the service needs. No status or type means all of them. */
export function askBody({ days, status, type }: Ask, zone: Zone): BodyOf<'reports.request'> | null {
  if (days === null) return null;
  const statuses = transactionStatuses.filter((known) => status.includes(known));
  const types = transactionFilterTypes.filter((known) => type.includes(known));
  return {
    dateFrom: dayStart(days.from, zone),
    dateTo: dayLast(days.to, zone),
    ...(statuses.length > 0 ? { status: statuses } : {}),
    ...(types.length > 0 ? { type: types } : {}),
  };
}
