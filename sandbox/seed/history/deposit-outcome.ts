import { partOf } from '@/sandbox/fake-data/amounts';
import { endToEndId } from '@/sandbox/fake-data/end-to-end-id';
import { ownInstitution } from '@/sandbox/fake-data/own-institution';
import type { InfractionRow } from '@/sandbox/infractions/infraction-row';
import { day, hour, minute } from '@/sandbox/seed/time/durations';
import { iso } from '@/sandbox/seed/time/iso';
import type { NewTransaction } from '@/sandbox/transaction-records/transaction-row';
import { defenseOf } from './defense';
import { closedInfraction, openInfraction } from './infraction';
import type { SeedContext } from './seed-context';
import type { SeedEvent } from './seed-event';

interface Times {
  readonly createdAt: number;
  readonly paidAt: number;
  readonly expiresAt: number;
}

type Outcome = (both: { charge: NewTransaction; payment: NewTransaction }) => SeedEvent;

const outcomeWeights = {
  completed: 860,
  expired: 75,
  canceled: 17,
  error: 9,
  refunded: 19,
  partial: 20,
  refundFailed: 3,
  disputed: 5,
  refundPending: 0,
  waiting: 0,
};
/** For the last days: open disputes, pending refunds and unpaid charges. */
const recentOutcomeWeights = { ...outcomeWeights, disputed: 14, refundPending: 8, waiting: 6 };
const causes = ['Cancelada pelo lojista', 'Pedido cancelado antes do pagamento', 'Valor alterado no carrinho'];
const reasons = ['Item em falta', 'Pedido cancelado pelo cliente', 'Produto devolvido', 'Cobrança em duplicidade', null];

/** Chooses how a charge ends, as far as its age allows; `pending` when nothing can have happened yet. */
export function depositOutcome(context: SeedContext, times: Times): Outcome | 'pending' {
  const { random, now } = context;
  const age = now - times.createdAt;
  const outcome = random.weighted(age < 12 * day ? recentOutcomeWeights : outcomeWeights);
  if (times.paidAt >= now || (age < 10 * minute && random.chance(0.6))) return times.expiresAt > now ? 'pending' : expired(times);
  if (outcome === 'expired') return times.expiresAt > now ? 'pending' : expired(times);
  if (outcome === 'canceled') return ended('CANCELED', times.paidAt, random.pick(causes));
  if (outcome === 'error') return ended('ERROR', times.paidAt, null);
  if (age < hour || outcome === 'completed') return ({ payment }) => ({ transaction: payment });
  if (outcome === 'disputed') return disputed(context, times.paidAt);
  if (outcome === 'waiting') return lostDispute(context, times.paidAt, 'PENDING');
  return refunded(context, times.paidAt, outcome);
}

const expired = (times: Times) => ended('EXPIRED', times.expiresAt, null);

function ended(status: 'EXPIRED' | 'CANCELED' | 'ERROR', at: number, cancellationReason: string | null): Outcome {
  return ({ charge }) => ({ transaction: { ...charge, status, cancellationReason, updatedAt: iso(at) } });
}

/** A refund that the merchant requested: full, partial, failed, or not confirmed yet. */
function refunded(
  { random, now }: SeedContext,
  paidAt: number,
  outcome: 'refunded' | 'partial' | 'refundFailed' | 'refundPending',
): Outcome {
  const askedAt = outcome === 'refundPending' ? now - random.whole(1, 40) * minute : paidAt + (now - paidAt) * random.next() * 0.5;
  const at = Math.max(paidAt + minute, Math.min(Math.floor(askedAt), paidAt + 20 * day));
  return ({ payment }) => {
    const isFull = outcome === 'refunded' || (outcome === 'refundPending' && random.chance(0.5));
    const refundAmount = isFull ? payment.amount : partOf(payment.amount, random);
    const requested = {
      ...payment,
      refundAmount,
      refundReason: 'CUSTOMER_REQUEST',
      refundDescription: random.pick(reasons),
      updatedAt: iso(at),
    };
    if (outcome === 'refundPending') return { transaction: { ...requested, refundStatus: 'PENDING' } };
    if (outcome === 'refundFailed') return { transaction: { ...requested, refundStatus: 'CANCELED' } };
    return { transaction: { ...requested, ...confirmation(at, random), status: isFull ? 'REFUNDED' : 'COMPLETED' } };
  };
}

function disputed(context: SeedContext, paidAt: number): Outcome {
  const { random, now } = context;
  if (now - paidAt < 12 * day)
    return ({ payment }) => ({ transaction: payment, ...withDefense(context, openInfraction(context, payment, paidAt)) });
  const result = random.weighted({ AGREED: 38, DISAGREED: 47, none: 15 });
  if (result === 'AGREED') return lostDispute(context, paidAt, 'COMPLETED');
  return ({ payment }) => ({
    transaction: payment,
    ...withDefense(context, closedInfraction(context, payment.id, paidAt, result === 'none' ? null : result)),
  });
}

function withDefense(context: SeedContext, infraction: InfractionRow) {
  const defense = defenseOf(context, infraction);
  return { infraction, ...(defense ? { defense } : {}) };
}

/** A dispute that the merchant lost: the whole amount is returned, or is about to be. */
function lostDispute(context: SeedContext, paidAt: number, refundStatus: 'PENDING' | 'COMPLETED'): Outcome {
  return ({ payment }) => {
    const infraction = closedInfraction(context, payment.id, paidAt, 'AGREED');
    const returned = { ...payment, refundAmount: payment.amount, refundReason: 'INFRACTION', updatedAt: infraction.updatedAt };
    const dispute = withDefense(context, refundStatus === 'PENDING' ? { ...infraction, held: payment.amount } : infraction);
    if (refundStatus === 'PENDING') return { transaction: { ...returned, status: 'WAITING_FOR_REFUND', refundStatus }, ...dispute };
    const at = Math.min(Date.parse(infraction.updatedAt) + hour, context.now);
    return { transaction: { ...returned, ...confirmation(at, context.random), status: 'REFUNDED' }, ...dispute };
  };
}

function confirmation(at: number, random: SeedContext['random']) {
  const refundedAt = iso(at);
  return {
    refundStatus: 'COMPLETED' as const,
    refundEndToEndId: endToEndId('D', ownInstitution.ispb, refundedAt, random),
    refundedAt,
    updatedAt: refundedAt,
  };
}
