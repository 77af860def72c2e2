import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { UnitName } from './axis-unit';

/** A picture of bars with the unit of its amounts. The pointer goes through it to the day picker below. */
export function BarsFrame({ label, unit, children }: { label: string; unit: UnitName; children: ReactNode }) {
  const t = useTranslations('chart');
  return (
    <div role="img" aria-label={label} className="numbers pointer-events-none relative h-[258px] text-meta">
      <span aria-hidden="true" className="absolute top-0 left-0 text-muted">
        {t(unit)}
      </span>
      {children}
    </div>
  );
}
