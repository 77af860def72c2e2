'use client';

import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Input } from '@/components/ui/fields/input';
import { periodDays, periods } from '@/lib/format/time/period';
import type { PeriodFilter } from './filter';

/** Two dates of the browser's own picker, and the periods people ask for most. */
export function PeriodControl({ filter, wrong }: { filter: PeriodFilter; wrong: object }) {
  const t = useTranslations('table.filters');
  const id = useId();
  const [range, setRange] = useState(filter.value ?? { from: '', to: '' });
  return (
    <>
      <div className="grid grid-cols-2 gap-1.5 pb-1">
        {periods.map((period) => (
          <button
            key={period}
            type="button"
            onClick={() => setRange(periodDays(period, new Date(), filter.zone))}
            className="h-7 rounded-md border border-edge bg-surface px-2 text-left text-cell hover:bg-hover"
          >
            {t(`period.${period}`)}
          </button>
        ))}
      </div>
      <div className="grid grid-cols-2 gap-1.5">
        {(['from', 'to'] as const).map((edge) => (
          <div key={edge} className="grid min-w-0 gap-1">
            <label htmlFor={`${id}-${edge}`} className="text-meta text-muted">
              {t(edge)}
            </label>
            <Input
              id={`${id}-${edge}`}
              type="date"
              name={`${filter.name}-${edge}`}
              value={range[edge]}
              onChange={(event) => setRange({ ...range, [edge]: event.target.value })}
              look="small"
              {...wrong}
            />
          </div>
        ))}
      </div>
    </>
  );
}
