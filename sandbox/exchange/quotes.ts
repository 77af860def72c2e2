import { addDays } from '@/lib/format/date';
import { wallClock } from '@/lib/format/time/wall-clock';
import { serviceZone } from '@/lib/format/zone';
import { createRandom, seedOf } from '@/sandbox/fake-data/random';

/** BRL for one unit of a currency, in 1/10000. The bank buys at `bid` and sells at `ask`. */
export interface Quote {
  readonly code: string;
  readonly bid: number;
  readonly ask: number;
}

/** The approximate value of each currency, in 1/10000 BRL. Invented. */
export const currencies: ReadonlyMap<string, number> = new Map([
  ['USD', 53_500],
  ['EUR', 61_800],
  ['GBP', 71_200],
  ['CHF', 66_400],
  ['CAD', 38_900],
  ['ARS', 38],
  ['CLP', 57],
  ['UYU', 1_340],
]);

const publishedAt = '13:30';
const spread = 1_500;

/** The closing rates of the last business day. They are the same all day and reproducible for a given day. */
export function quotesAt(now: Date): Quote[] {
  const day = closingDay(now);
  return Array.from(currencies, ([code, typicalRate]) => {
    const random = createRandom(seedOf(`exchange ${code} ${day}`));
    const ask = Math.max(2, Math.round(typicalRate * (0.97 + 0.06 * random.next())));
    return { code, bid: ask - Math.max(1, Math.round(ask / spread)), ask };
  });
}

/** The last day with published closing rates: they are published at 13:30 in São Paulo on weekdays. */
function closingDay(now: Date): string {
  const { day, hour, minute } = wallClock(now, serviceZone);
  let closing = `${hour}:${minute}` < publishedAt ? addDays(day, -1) : day;
  while (isWeekend(closing)) closing = addDays(closing, -1);
  return closing;
}

function isWeekend(day: string): boolean {
  return [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
}
