'use client';

import { useLocale } from 'use-intl';
import { amountTexts, axisUnit, highestOf } from './axis-unit';
import { BarsFrame } from './bars-frame';
import type { BarsProps } from './bars-props';
import { type Day, parts, totalOf } from './day';
import { DayTick } from './day-tick';
import { HatchPattern, partLook } from './part-swatch';
import { scaleOf } from './scale';

/** In pixels from the top: the highest bar reaches from the first to the second. Widths are those of the screen. */
const top = 34;
const ground = 230;

/**
 * One stacked bar per day of a week, with its total above. It comes with the page, before any script: only the widths depend on the
 * screen, and the browser knows those.
 */
export function WeekBars({ label, basis, days, chosen }: BarsProps) {
  const locale = useLocale();
  const highest = highestOf(days);
  const unit = axisUnit(highest);
  const texts = amountTexts(unit, locale);
  const scale = scaleOf(highest);
  const yOf = (centavos: number) => ground - (centavos / (scale.at(-1) ?? 1)) * (ground - top);
  return (
    <BarsFrame label={label} unit={unit.name} basis={basis}>
      <svg aria-hidden="true" className="absolute inset-0 size-full">
        <HatchPattern />
        {scale.map((centavos) => (
          <g key={centavos}>
            <line x1="46" x2="100%" y1={yOf(centavos)} y2={yOf(centavos)} className="stroke-line" />
            <text x="38" y={yOf(centavos)} dy="0.355em" textAnchor="end" className="fill-muted">
              {texts.onScale(centavos)}
            </text>
          </g>
        ))}
      </svg>
      <div aria-hidden="true" className="absolute inset-y-0 right-0 left-[46px] flex">
        {days.map((day, at) => (
          <div key={day.longLabel} className="flex flex-1 justify-center">
            <svg className="h-full w-4/5 max-w-10 overflow-visible">
              <title>{day.longLabel}</title>
              <Bar day={day} yOf={yOf} />
              <text
                x="50%"
                y={yOf(totalOf(day)) - 8}
                textAnchor="middle"
                className="fill-ink stroke-surface stroke-4 font-medium [paint-order:stroke]"
              >
                {texts.aboveBar(totalOf(day))}
              </text>
              <DayTick x="50%" y={ground + 8} label={day.label} chosen={at === chosen} />
            </svg>
          </div>
        ))}
      </div>
    </BarsFrame>
  );
}

/** The parts of a day, each a pixel lower than its share, which separates it from the next. */
function Bar({ day, yOf }: { day: Day; yOf: (centavos: number) => number }) {
  let below = 0;
  return parts.map((part) => {
    const bottom = yOf(below);
    below += day.parts[part];
    const height = bottom - yOf(below);
    return height > 1 && <rect key={part} width="100%" y={bottom - height} height={height - 1} rx="1" className={partLook[part]} />;
  });
}
