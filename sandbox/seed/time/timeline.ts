import type { Random } from '@/sandbox/fake-data/random';

const minute = 60_000;
const hour = 60 * minute;
const days = 180;
const brasilia = -3;

/** A past lies within so many milliseconds before its end. */
export const span = (days + 1) * 24 * hour;

/** How busy each hour of a day in São Paulo is, and each day of the week from Sunday. */
const hours = [2, 1, 1, 1, 1, 2, 4, 8, 16, 26, 34, 38, 36, 32, 34, 36, 37, 38, 40, 38, 30, 20, 10, 5];
const weekdays = [0.45, 1, 1.02, 1.05, 1.08, 1.25, 0.8];
/** Minutes before the end at which something always happens, so that there is something to watch. */
const lately = [9, 7.4, 5.8, 4.1, 2.2, 0.7];

/**
 * Moments in the 180 days up to `now` at which something was created, oldest first, denser in busy hours.
 * Milliseconds since 1970, all before `now`.
 */
export function* timeline(count: number, now: Date, random: Random): Generator<number> {
  const live = Math.min(lately.length, Math.floor(count / 5));
  const end = now.getTime() - 10 * minute;
  yield* earlier(count - live, end - days * 24 * hour, random);
  for (const minutes of lately.slice(lately.length - live)) yield now.getTime() - Math.floor(minutes * minute);
}

function* earlier(count: number, start: number, random: Random): Generator<number> {
  const weights = Array.from({ length: days * 24 }, (_, index) => weightAt(start + index * hour));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let reached = 0;
  let made = 0;
  for (const [index, weight] of weights.entries()) {
    reached += weight;
    const due = Math.round((reached / total) * count) - made;
    made += due;
    const moments = Array.from({ length: due }, () => start + index * hour + Math.floor(random.next() * hour));
    yield* moments.sort((a, b) => a - b);
  }
}

function weightAt(moment: number): number {
  const local = new Date(moment + brasilia * hour);
  return (hours[local.getUTCHours()] ?? 1) * (weekdays[local.getUTCDay()] ?? 1);
}
