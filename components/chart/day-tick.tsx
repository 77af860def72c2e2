import clsx from 'clsx';

/** The name of a day under its bar; the day of the month only where there is room for it. */
export function DayTick({ x, y, label, chosen }: { x: number | string; y: number; label: string; chosen: boolean }) {
  const [weekday, dayOfMonth] = label.split(' ');
  return (
    <text x={x} y={y + 11} textAnchor="middle" className={clsx(chosen ? 'fill-ink font-medium' : 'fill-muted')}>
      {weekday}
      {dayOfMonth && <tspan className="max-sm:hidden"> {dayOfMonth}</tspan>}
    </text>
  );
}
