'use client';

import { Bar, BarChart, type BarShapeProps, CartesianGrid, LabelList, XAxis, YAxis } from 'recharts';
import { useLocale } from 'use-intl';
import { type AxisUnit, axisUnit } from './axis-unit';
import { type Day, type Part, parts, totalOf } from './day';
import { DayTick } from './day-tick';
import { HatchPattern, partLook } from './part-swatch';

type BarsProps = { label: string; unitLabels: Record<AxisUnit['name'], string>; days: Day[]; chosen: number };

/** One stacked bar per day. It only draws: the day picker, the read-out and the table are around it. */
export function Bars({ label, unitLabels, days, chosen }: BarsProps) {
  const locale = useLocale();
  const rows = days.map((day) => ({ label: day.label, ...day.parts, total: totalOf(day) }));
  const unit = axisUnit(Math.max(...rows.map(({ total }) => total)));
  const inUnit = (centavos: number, digits: { minimumFractionDigits: number; maximumFractionDigits: number }) =>
    new Intl.NumberFormat(locale, digits).format(centavos / unit.centavos);
  const total = (centavos: unknown) => inUnit(Number(centavos), { minimumFractionDigits: unit.digits, maximumFractionDigits: unit.digits });

  return (
    <div role="img" aria-label={label} className="numbers pointer-events-none relative text-meta">
      <span aria-hidden="true" className="absolute top-0 left-0 text-muted">
        {unitLabels[unit.name]}
      </span>
      <BarChart
        responsive
        data={rows}
        maxBarSize={40}
        margin={{ top: 34, right: 0, bottom: 0, left: 0 }}
        accessibilityLayer={false}
        className="h-[258px] w-full"
      >
        <HatchPattern />
        <CartesianGrid vertical={false} stroke="var(--border)" />
        <XAxis
          dataKey="label"
          interval={0}
          height={28}
          axisLine={false}
          tickLine={false}
          tick={({ x, y, index, payload }) => (
            <DayTick x={Number(x)} y={Number(y)} label={String(payload.value)} chosen={index === chosen} />
          )}
        />
        <YAxis
          width={axisWidth}
          domain={[0, (highest: number) => highest || emptyHeight]}
          niceTicks="snap125"
          tickCount={4}
          tickMargin={8}
          axisLine={false}
          tickLine={false}
          tick={{ fill: 'var(--text-muted)' }}
          tickFormatter={(centavos: number) => inUnit(centavos, { minimumFractionDigits: 0, maximumFractionDigits: 2 })}
        />
        {parts.map((part) => (
          <Bar
            key={part}
            dataKey={part}
            stackId="day"
            isAnimationActive={false}
            shape={(shape: BarShapeProps) => <Block {...shape} part={part} />}
          >
            {part === topPart && (
              <LabelList
                dataKey="total"
                position="top"
                offset={8}
                formatter={total}
                fill="var(--text)"
                stroke="var(--surface)"
                strokeWidth={4}
                paintOrder="stroke"
                className="font-medium"
              />
            )}
          </Bar>
        ))}
      </BarChart>
    </div>
  );
}

/** Of the amounts, in pixels; the day picker under the bars begins where they end. */
const axisWidth = 46;
const topPart = parts.at(-1);
/** The scale, in centavos, of days without any money. */
const emptyHeight = 100_00;

/** One part of a bar, a pixel lower than its share, which separates it from the next part. */
function Block({ x, y, width, height, part }: BarShapeProps & { part: Part }) {
  return height > 1 && <rect x={x} y={y} width={width} height={height - 1} rx="1" className={partLook[part]} />;
}
