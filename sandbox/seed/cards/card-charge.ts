import { businessDay } from '@/lib/format/date';
import { serviceZone } from '@/lib/format/zone';
import type { ChargeRow } from '@/sandbox/card-charges/charge-row';
import type { ChargebackRow } from '@/sandbox/card-charges/chargeback';
import { stateNumber } from '@/sandbox/card-charges/decision/card-behavior';
import { day, hour, minute } from '@/sandbox/seed/time/durations';
import { iso } from '@/sandbox/seed/time/iso';
import { type CardSeedContext, purchase, seedCharge } from './card-seed-context';

const states = { PAID: 880, DENIED: 92, ABORTED: 8, AUTHORIZED: 0, PENDING: 0 };
/** For the last hours: some charges are undecided. */
const recent = { ...states, AUTHORIZED: 60, PENDING: 60 };
const outcomes = { paid: 950, reversed: 22, reversedInPart: 12, contested: 16 };
/** For sales of the last days, so that some chargebacks are still open. */
const recentOutcomes = { ...outcomes, contested: 110 };
const denials = { '51': 44, '05': 26, '57': 10, '54': 8, '14': 6, '91': 4, '59': 2 };
const contestReasons = [
  { reasonCode: '10.4', reasonDescription: 'Fraude em transação não presencial' },
  { reasonCode: '13.1', reasonDescription: 'Mercadoria ou serviço não recebido' },
  { reasonCode: '13.3', reasonDescription: 'Mercadoria diferente da descrita' },
  { reasonCode: '12.6', reasonDescription: 'Cobrança em duplicidade' },
];

export interface SeededCardSale {
  readonly charge: ChargeRow;
  readonly chargeback?: ChargebackRow;
}

/** Generates a card sale at `createdAt` with its later events. */
export function seedCardSale(context: CardSeedContext, createdAt: number): SeededCardSale {
  const { random, now } = context;
  const amount = random.whole(30, 1_500) * 100 + random.pick([0, 0, 50, 90]);
  const foreign = random.chance(0.02);
  const installments = foreign || amount < 20_000 ? 1 : random.pick([1, 1, 1, 2, 3, 3, 4, 6, 10, 12]);
  const details = purchase(context, amount, { installments, currency: foreign ? 'USD' : 'BRL', recurrence: null });
  const state = random.weighted(now - createdAt < 6 * hour ? recent : states);
  const reasonCode = state === 'DENIED' ? random.weighted(denials) : state === 'ABORTED' ? '96' : state === 'PENDING' ? null : '00';
  const charge = seedCharge(context, { amount, details, createdAt: iso(createdAt) }, { state, reasonCode });
  if (state !== 'PAID') return { charge };
  const outcome = random.weighted(isRecent(context, createdAt) ? recentOutcomes : outcomes);
  if (outcome === 'contested') return contested(context, charge, createdAt);
  if (outcome === 'paid') return { charge };
  return { charge: reversed(context, charge, createdAt, outcome === 'reversed') };
}

function isRecent({ now }: CardSeedContext, createdAt: number): boolean {
  return now - createdAt > 6 * day && now - createdAt < 14 * day;
}

function reversed({ random, now }: CardSeedContext, charge: ChargeRow, createdAt: number, whole: boolean): ChargeRow {
  const at = Math.floor(createdAt + (now - createdAt) * random.next() * 0.3);
  const reversedAt = iso(at);
  const sameDay = businessDay(charge.createdAt, serviceZone) === businessDay(reversedAt, serviceZone);
  return {
    ...charge,
    status: whole ? stateNumber(sameDay ? 'VOIDED' : 'REFUNDED') : charge.status,
    reversedAmount: whole ? charge.amount : Math.floor(charge.amount / random.whole(2, 5)),
    reversedAt,
    updatedAt: reversedAt,
  };
}

function contested(context: CardSeedContext, charge: ChargeRow, createdAt: number): SeededCardSale {
  const { random, now } = context;
  const at = createdAt + (isRecent(context, createdAt) ? random.whole(3, 5) : random.whole(5, 40)) * day;
  if (at > now - minute) return { charge };
  const issuedAt = iso(at);
  const isDecided = at < now - 10 * day;
  const decidedAt = isDecided ? iso(at + random.whole(3, 9) * day) : issuedAt;
  const status = isDecided ? random.pick(['ACCEPTED', 'DEFENDED'] as const) : 'RECEIVED';
  return {
    charge: { ...charge, updatedAt: decidedAt },
    chargeback: {
      ...random.pick(contestReasons),
      accountId: charge.accountId,
      chargeId: charge.id,
      number: `CB${random.digits(12)}`,
      amount: charge.amount,
      status,
      issuedAt,
      defenseDeadline: iso(at + 10 * day),
      response: status === 'DEFENDED' ? 'Comprovante de entrega aceito pelo emissor.' : null,
      createdAt: issuedAt,
      updatedAt: decidedAt,
    },
  };
}
