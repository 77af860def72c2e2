import type { Random } from '@/sandbox/fake-data/random';

const minute = 60_000;
const hour = 60 * minute;
const days = 180;
const brasilia = -3;

/** The maximum length of a history, in milliseconds. */
export const span = (days + 1) * 24 * hour;

/** Activity by hour of the day in São Paulo, and by day of the week from Sunday. */
const hours = [2, 1, 1, 1, 1, 2, 4, 8, 16, 26, 34, 38, 36, 32, 34, 36, 37, 38, 40, 38, 30, 20, 10, 5];
const weekdays = [0.45, 1, 1.02, 1.05, 1.08, 1.25, 0.8];
/** Minutes before the end with a transaction in every history, so that recent activity is always visible. */
const recentMinutes = [9, 7.4, 5.8, 4.1, 2.2, 0.7];

/**
 * Generates creation times in the 180 days up to `now`, oldest first, denser in busy hours.
 * Milliseconds since 1970, all before `now`.
 */
export function* timeline(count: number, now: Date, random: Random): Generator<number> {
  const recentCount = Math.min(recentMinutes.length, Math.floor(count / 5));
  const end = now.getTime() - 10 * minute;
  yield* earlierTimes(count - recentCount, end - days * 24 * hour, random);
  for (const minutes of recentMinutes.slice(recentMinutes.length - recentCount)) yield now.getTime() - Math.floor(minutes * minute);
}

function* earlierTimes(count: number, start: number, random: Random): Generator<number> {
  const weights = Array.from({ length: days * 24 }, (_, index) => weightAt(start + index * hour));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let cumulative = 0;
  let generated = 0;
  for (const [index, weight] of weights.entries()) {
    cumulative += weight;
    const due = Math.round((cumulative / total) * count) - generated;
    generated += due;
    const times = Array.from({ length: due }, () => start + index * hour + Math.floor(random.next() * hour));
    yield* times.sort((a, b) => a - b);
  }
}

function weightAt(moment: number): number {
  const local = new Date(moment + brasilia * hour);
  return (hours[local.getUTCHours()] ?? 1) * (weekdays[local.getUTCDay()] ?? 1);
}
