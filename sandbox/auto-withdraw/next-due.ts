import { addDays, businessDay, dayStart } from '@/lib/format/date';
import { serviceZone } from '@/lib/format/zone';
import type { AutoWithdrawRule } from './auto-withdraw-rule';

const hour = 3_600_000;
/** The hour of scheduled withdrawals, in São Paulo. */
const hourOfDay = 8;
/** How often a rule with the frequency BALANCE checks the balance, in milliseconds. */
const balanceInterval = 60_000;

/** The next time after `since` when a rule is due: at eight in the morning on its days, or a minute later for BALANCE. */
export function nextDue(rule: AutoWithdrawRule, since: Date): Date {
  if (rule.frequency === 'BALANCE') return new Date(since.getTime() + balanceInterval);
  let day = businessDay(since, serviceZone);
  while (!isDayOf(rule, day) || morning(day) <= since.getTime()) day = addDays(day, 1);
  return new Date(morning(day));
}

const morning = (day: string) => Date.parse(dayStart(day, serviceZone)) + hourOfDay * hour;

function isDayOf({ frequency, weekday, dayOfMonth }: AutoWithdrawRule, day: string): boolean {
  if (frequency === 'WEEKLY') return new Date(`${day}T00:00:00Z`).getUTCDay() === weekday;
  if (frequency !== 'MONTHLY') return true;
  const isLast = !addDays(day, 1).startsWith(day.slice(0, 7));
  const number = Number(day.slice(8));
  // In a month without that day the withdrawal is on the last day.
  return number === dayOfMonth || (isLast && (dayOfMonth ?? 0) > number);
}
