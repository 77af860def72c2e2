import type { Destination } from './destination';

const [width, height, gap] = [720, 56, 4];

/** A bar for each hour or day: accepted at the bottom, then slow, then what failed. The numbers are in the table below it. */
export function HealthBars({ buckets, label }: { buckets: Destination['buckets']; label: string }) {
  const bars = buckets.map(({ at, accepted, slow, refused, failed, timedOut }) => ({
    at,
    accepted,
    slow,
    failed: refused + failed + timedOut,
  }));
  const max = Math.max(1, ...bars.map(({ accepted, slow, failed }) => accepted + slow + failed));
  const step = width / bars.length;
  // However few there are of many, they are seen.
  const tall = (count: number) => (count === 0 ? 0 : Math.max(2, (count / max) * (height - 4)));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className="h-14 w-full border-b border-line"
    >
      {bars.map(({ at, accepted, slow, failed }, place) => {
        const [a, s, f] = [tall(accepted), tall(slow), tall(failed)];
        const bar = { x: place * step + gap / 2, width: step - gap };
        return (
          <g key={at}>
            <rect {...bar} y={height - a} height={a} className="fill-accent" />
            <rect {...bar} y={height - a - s} height={s} className="fill-amber" />
            <rect {...bar} y={height - a - s - f} height={f} className="fill-red" />
          </g>
        );
      })}
    </svg>
  );
}
