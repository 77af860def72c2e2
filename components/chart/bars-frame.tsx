import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { UnitName } from './axis-unit';

type BarsFrameProps = { label: string; unit: UnitName; basis: string; children: ReactNode };

/** A picture of bars with the unit of its amounts, and by which date its days are. The pointer goes through it to the day picker below. */
export function BarsFrame({ label, unit, basis, children }: BarsFrameProps) {
  const t = useTranslations('chart');
  return (
    <div role="img" aria-label={label} className="numbers pointer-events-none relative h-[258px] text-meta">
      <span aria-hidden="true" className="absolute top-0 left-0 text-muted">
        {t(unit)}, {basis}
      </span>
      {children}
    </div>
  );
}
