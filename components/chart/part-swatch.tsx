import type { Part } from './day';

/** The same four grounds in bars and legend, told apart without colour: solid, hatched, flat, dashed outline. */
export const partLook: Record<Part, string> = {
  done: 'fill-chart-done',
  pending: 'fill-[url(#chart-hatch)]',
  back: 'fill-chart-back',
  dead: 'fill-chart-dead stroke-faint [stroke-dasharray:2_2]',
};

export function HatchPattern() {
  return (
    <defs>
      <pattern id="chart-hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="6" height="6" className="fill-blue-soft" />
        <rect width="3" height="6" className="fill-chart-pending" />
      </pattern>
    </defs>
  );
}

export function PartSwatch({ part }: { part: Part }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 12 12" width="12" height="12" className="shrink-0">
      <rect x="0.5" y="0.5" width="11" height="11" rx="2" className={partLook[part]} />
    </svg>
  );
}
