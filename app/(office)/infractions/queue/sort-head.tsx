'use client';

import clsx from 'clsx';
import { useTranslations } from 'use-intl';
import { Icon } from '@/components/ui/icon/icon';
import type { QueueSort } from '@/lib/lists/pix/infractions';

type SortHeadProps = { by: 'deadline' | 'amount'; label: string; sort: QueueSort; onSort: (sort: QueueSort) => void; className: string };

/** The head of a column that can be sorted by: once one way, then the other, as often as wanted. */
export function SortHead({ by, label, sort, onSort, className }: SortHeadProps) {
  const t = useTranslations('infractions');
  const upwards = sort === by;
  const current = upwards || sort === `-${by}`;
  return (
    <th scope="col" aria-sort={current ? (upwards ? 'ascending' : 'descending') : undefined} className={className}>
      <button
        type="button"
        title={t('sortBy', { column: label })}
        onClick={() => onSort(upwards ? `-${by}` : by)}
        className={clsx('inline-flex items-baseline gap-1 rounded-sm hover:text-ink', by === 'amount' && 'flex-row-reverse')}
      >
        {label}
        <Icon name="arrow-down" size={12} className={clsx('self-center', upwards && 'rotate-180', !current && 'opacity-0')} />
      </button>
    </th>
  );
}
