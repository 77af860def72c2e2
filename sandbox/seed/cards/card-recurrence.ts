import { addDays, businessDay, dayStart } from '@/lib/format/date';
import { serviceZone } from '@/lib/format/zone';
import type { ChargeRow } from '@/sandbox/card-charges/charge-row';
import { uuid } from '@/sandbox/fake-data/pix-key';
import { cycleDay, type Interval } from '@/sandbox/recurrence-records/cycle-day';
import { dueOf, nextDay, type RecurrenceRow } from '@/sandbox/recurrence-records/recurrence-row';
import { hour } from '@/sandbox/seed/time/durations';
import { type CardSeedContext, purchase, seedCharge } from './card-seed-context';

export interface SeededRecurrence {
  readonly recurrence: RecurrenceRow;
  readonly charges: readonly ChargeRow[];
}

const names = { MONTHLY: 'Monthly', ANNUAL: 'Annual', DAILY: 'Daily' };

/** Generates a recurrence that started some months ago, with all its charges. */
export function seedRecurrence(context: CardSeedContext): SeededRecurrence {
  const { account, random, now } = context;
  const today = businessDay(new Date(now), serviceZone);
  const interval: Interval = random.weighted({ MONTHLY: 88, ANNUAL: 12, DAILY: 0 });
  const startedOn = addDays(today, -random.whole(20, 175));
  const status = random.weighted({ ACTIVE: 70, INACTIVE: 18, ENDED: 12 });
  const endOn =
    status === 'ENDED' ? addDays(today, -random.whole(1, 15)) : random.chance(0.3) ? addDays(today, random.whole(30, 400)) : null;
  const amount = random.pick([4_990, 7_990, 12_900, 19_900, 34_900]);
  // No charges after the last day or after the deactivation.
  const until = status === 'ENDED' ? (endOn ?? today) : status === 'INACTIVE' ? addDays(today, -random.whole(1, 19)) : today;
  let cycles = 0;
  while (cycleDay(startedOn, interval, cycles + 1) <= until) cycles += 1;

  const begun = { interval, startedOn, endOn, status };
  const nextOn = status === 'ACTIVE' ? nextDay(begun, cycles) : null;
  const recurrentPaymentId = uuid(random);
  const terms = { installments: 1, currency: 'BRL', recurrence: { interval: names[interval], endDate: endOn } };
  const details = purchase(context, amount, terms);
  const charges = Array.from({ length: cycles + 1 }, (_, cycle) => {
    const begins =
      cycle === 0
        ? Date.parse(dayStart(startedOn, serviceZone)) + random.whole(8, 20) * hour
        : Date.parse(dayStart(cycleDay(startedOn, interval, cycle), serviceZone));
    const denied = cycle > 0 && random.chance(0.06);
    const given = { amount, details, createdAt: new Date(begins).toISOString(), recurrentPaymentId, recurrenceCycle: cycle };
    return seedCharge(context, given, denied ? { state: 'DENIED', reasonCode: '51' } : { state: 'PAID', reasonCode: '00' });
  });
  const createdAt = charges[0]?.createdAt ?? dayStart(startedOn, serviceZone);
  const updatedAt = status === 'ACTIVE' ? (charges.at(-1)?.createdAt ?? createdAt) : dayStart(until, serviceZone);
  return {
    recurrence: {
      ...begun,
      id: recurrentPaymentId,
      accountId: account.id,
      amount,
      nextOn,
      cycles,
      dueAt: dueOf({ status, nextOn, endOn }),
      createdAt,
      updatedAt,
    },
    charges,
  };
}
