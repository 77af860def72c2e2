'use client';

import { Bar, BarChart, type BarShapeProps, CartesianGrid, XAxis, YAxis } from 'recharts';
import { useLocale } from 'use-intl';
import { amountTexts, axisUnit, highestOf } from './axis-unit';
import { BarsFrame } from './bars-frame';
import type { BarsProps } from './bars-props';
import { type Part, parts } from './day';
import { DayTick } from './day-tick';
import { HatchPattern, partLook } from './part-swatch';
import { scaleOf } from './scale';

/** One stacked bar per day of a longer time, of whose days as many are named as there is room for. */
export function MonthBars({ label, basis, days, chosen }: BarsProps) {
  const locale = useLocale();
  const highest = highestOf(days);
  const unit = axisUnit(highest);
  const scale = scaleOf(highest);
  return (
    <BarsFrame label={label} unit={unit.name} basis={basis}>
      <BarChart
        responsive
        data={days.map((day) => ({ label: day.label, ...day.parts }))}
        maxBarSize={40}
        margin={{ top: 34, right: 0, bottom: 0, left: 0 }}
        accessibilityLayer={false}
        className="h-full w-full"
      >
        <HatchPattern />
        <CartesianGrid vertical={false} stroke="var(--border)" />
        <XAxis
          dataKey="label"
          interval="equidistantPreserveStart"
          minTickGap={8}
          height={28}
          axisLine={false}
          tickLine={false}
          tick={({ x, y, index, payload }) => (
            <DayTick x={Number(x)} y={Number(y)} label={String(payload.value)} chosen={index === chosen} />
          )}
        />
        <YAxis
          width={axisWidth}
          domain={[0, scale.at(-1) ?? 1]}
          ticks={scale}
          tickMargin={8}
          axisLine={false}
          tickLine={false}
          tick={{ fill: 'var(--text-muted)' }}
          tickFormatter={amountTexts(unit, locale).onScale}
        />
        {parts.map((part) => (
          <Bar
            key={part}
            dataKey={part}
            stackId="day"
            isAnimationActive={false}
            shape={(shape: BarShapeProps) => <Block {...shape} part={part} />}
          />
        ))}
      </BarChart>
    </BarsFrame>
  );
}

/** Of the amounts, in pixels; the day picker under the bars begins where they end. */
const axisWidth = 46;

/** One part of a bar, a pixel lower than its share, which separates it from the next part. */
function Block({ x, y, width, height, part }: BarShapeProps & { part: Part }) {
  return height > 1 && <rect x={x} y={y} width={width} height={height - 1} rx="1" className={partLook[part]} />;
}
