'use client';

import clsx from 'clsx';
import { useLocale } from 'use-intl';
import { type Day, parts, totalOf } from './day';
import { HatchPattern, partLook } from './part-mark';
import { ticks } from './scale';

const top = 34;
const plot = 196;
const ground = top + plot;
const height = ground + 28;

/** Reais, or thousands of reais once the axis is long enough. */
const unitOf = (highest: number) => (highest >= 3000_00 ? 1000_00 : 100);

type BarsProps = { label: string; unitLabels: { reais: string; thousands: string }; days: Day[]; chosen: number };

/** Bars stand at percentages of the width and keep their own in pixels, so nothing is measured or stretched. */
export function Bars({ label, unitLabels, days, chosen }: BarsProps) {
  const locale = useLocale();
  const axis = ticks(Math.max(...days.map(totalOf)));
  const highest = axis.at(-1) ?? 1;
  const unit = unitOf(highest);
  const yOf = (centavos: number) => ground - (centavos / highest) * plot;
  const short = (centavos: number, digits: number) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(centavos / unit);

  return (
    <div role="img" aria-label={label} className="numbers flex text-meta">
      <svg aria-hidden="true" width="46" height={height} className="shrink-0 fill-muted">
        <text x="0" y="12">
          {unit === 100 ? unitLabels.reais : unitLabels.thousands}
        </text>
        {axis.map((tick) => (
          <text key={tick} x="36" y={yOf(tick) + 4} textAnchor="end">
            {short(tick, Number.isInteger(tick / unit) ? 0 : 1)}
          </text>
        ))}
      </svg>
      <svg aria-hidden="true" width="100%" height={height} className="min-w-0 flex-1 overflow-visible">
        <HatchPattern />
        <Ground days={days} chosen={chosen} />
        {axis.map((tick) => (
          <line key={tick} x1="0" x2="100%" y1={yOf(tick)} y2={yOf(tick)} className="stroke-line" />
        ))}
        {days.map((day, index) => (
          <svg key={day.label} aria-hidden="true" x={`${((index + 0.5) / days.length) * 100}%`} className="overflow-visible">
            <Stack day={day} yOf={yOf} />
            <text y={yOf(totalOf(day)) - 8} textAnchor="middle" className="fill-ink font-medium">
              {short(totalOf(day), unit === 100 ? 0 : 1)}
            </text>
            <text y={ground + 19} textAnchor="middle" className={clsx(index === chosen ? 'fill-ink font-medium' : 'fill-muted')}>
              {day.label}
            </text>
          </svg>
        ))}
      </svg>
    </div>
  );
}

function Ground({ days, chosen }: { days: Day[]; chosen: number }) {
  const share = 100 / days.length;
  return <rect x={`${chosen * share}%`} width={`${share}%`} y="0" height={height} rx="8" className="fill-grey-soft" />;
}

function Stack({ day, yOf }: { day: Day; yOf: (centavos: number) => number }) {
  let below = 0;
  return parts.map((part) => {
    const from = yOf(below);
    below += day.parts[part];
    const tall = from - yOf(below) - 1;
    return (
      tall > 0 && (
        <rect
          key={part}
          y={yOf(below)}
          height={tall}
          rx="1"
          className={clsx('w-7 -translate-x-1/2 [transform-box:fill-box] sm:w-10', partLook[part])}
        />
      )
    );
  });
}
