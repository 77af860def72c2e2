import { addDays } from '@/lib/format/date';
import { wallClock } from '@/lib/format/wall-clock';
import { serviceZone } from '@/lib/format/zone';
import { createRandom, seedOf } from '@/sandbox/fake-data/random';

/** BRL for one unit of a currency, in 1/10000. The bank buys at `bid` and sells at `ask`. */
export interface Quote {
  readonly code: string;
  readonly bid: number;
  readonly ask: number;
}

/** What each currency is worth about, in 1/10000 BRL. Invented. */
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

const published = '13:30';
const spread = 1_500;

/** The rates of the last business day whose closing was published: the same all that day, and always the same for it. */
export function quotesAt(now: Date): Quote[] {
  const day = closingDay(now);
  return Array.from(currencies, ([code, usual]) => {
    const random = createRandom(seedOf(`exchange ${code} ${day}`));
    const ask = Math.max(2, Math.round(usual * (0.97 + 0.06 * random.next())));
    return { code, bid: ask - Math.max(1, Math.round(ask / spread)), ask };
  });
}

/** Closing rates come out on weekdays in the early afternoon of São Paulo. */
function closingDay(now: Date): string {
  const { day, hour, minute } = wallClock(now, serviceZone);
  let closing = `${hour}:${minute}` < published ? addDays(day, -1) : day;
  while (isWeekend(closing)) closing = addDays(closing, -1);
  return closing;
}

function isWeekend(day: string): boolean {
  return [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
}
