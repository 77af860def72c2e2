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

const settled = {
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
/** Of the last days: open disputes, refunds under way, and charges nobody has paid yet. */
const recent = { ...settled, disputed: 14, refundPending: 8, waiting: 6 };
const causes = ['Cancelada pelo lojista', 'Pedido cancelado antes do pagamento', 'Valor alterado no carrinho'];
const reasons = ['Item em falta', 'Pedido cancelado pelo cliente', 'Produto devolvido', 'Cobrança em duplicidade', null];

/** How a charge ended, as far as its age allows; `pending` when nothing can have happened yet. */
export function depositOutcome(context: SeedContext, times: Times): Outcome | 'pending' {
  const { random, now } = context;
  const age = now - times.createdAt;
  const kind = random.weighted(age < 12 * day ? recent : settled);
  if (times.paidAt >= now || (age < 10 * minute && random.chance(0.6))) return times.expiresAt > now ? 'pending' : expired(times);
  if (kind === 'expired') return times.expiresAt > now ? 'pending' : expired(times);
  if (kind === 'canceled') return ended('CANCELED', times.paidAt, random.pick(causes));
  if (kind === 'error') return ended('ERROR', times.paidAt, null);
  if (age < hour || kind === 'completed') return ({ payment }) => ({ transaction: payment });
  if (kind === 'disputed') return disputed(context, times.paidAt);
  if (kind === 'waiting') return agreed(context, times.paidAt, 'PENDING');
  return refunded(context, times.paidAt, kind);
}

const expired = (times: Times) => ended('EXPIRED', times.expiresAt, null);

function ended(status: 'EXPIRED' | 'CANCELED' | 'ERROR', at: number, cancellationReason: string | null): Outcome {
  return ({ charge }) => ({ transaction: { ...charge, status, cancellationReason, updatedAt: iso(at) } });
}

/** A refund the merchant asked for: whole, in part, refused, or not confirmed yet. */
function refunded({ random, now }: SeedContext, paidAt: number, kind: 'refunded' | 'partial' | 'refundFailed' | 'refundPending'): Outcome {
  const askedAt = kind === 'refundPending' ? now - random.whole(1, 40) * minute : paidAt + (now - paidAt) * random.next() * 0.5;
  const at = Math.max(paidAt + minute, Math.min(Math.floor(askedAt), paidAt + 20 * day));
  return ({ payment }) => {
    const whole = kind === 'refunded' || (kind === 'refundPending' && random.chance(0.5));
    const refundAmount = whole ? payment.amount : partOf(payment.amount, random);
    const asked = {
      ...payment,
      refundAmount,
      refundReason: 'CUSTOMER_REQUEST',
      refundDescription: random.pick(reasons),
      updatedAt: iso(at),
    };
    if (kind === 'refundPending') return { transaction: { ...asked, refundStatus: 'PENDING' } };
    if (kind === 'refundFailed') return { transaction: { ...asked, refundStatus: 'CANCELED' } };
    return { transaction: { ...asked, ...confirmation(at, random), status: whole ? 'REFUNDED' : 'COMPLETED' } };
  };
}

function disputed(context: SeedContext, paidAt: number): Outcome {
  const { random, now } = context;
  if (now - paidAt < 12 * day)
    return ({ payment }) => ({ transaction: payment, ...answered(context, openInfraction(context, payment, paidAt)) });
  const result = random.weighted({ AGREED: 38, DISAGREED: 47, none: 15 });
  if (result === 'AGREED') return agreed(context, paidAt, 'COMPLETED');
  return ({ payment }) => ({
    transaction: payment,
    ...answered(context, closedInfraction(context, payment.id, paidAt, result === 'none' ? null : result)),
  });
}

function answered(context: SeedContext, infraction: InfractionRow) {
  const defense = defenseOf(context, infraction);
  return { infraction, ...(defense ? { defense } : {}) };
}

/** A dispute the merchant lost: the whole amount goes back, or is about to. */
function agreed(context: SeedContext, paidAt: number, refundStatus: 'PENDING' | 'COMPLETED'): Outcome {
  return ({ payment }) => {
    const infraction = closedInfraction(context, payment.id, paidAt, 'AGREED');
    const owed = { ...payment, refundAmount: payment.amount, refundReason: 'INFRACTION', updatedAt: infraction.updatedAt };
    const dispute = answered(context, refundStatus === 'PENDING' ? { ...infraction, held: payment.amount } : infraction);
    if (refundStatus === 'PENDING') return { transaction: { ...owed, status: 'WAITING_FOR_REFUND', refundStatus }, ...dispute };
    const at = Math.min(Date.parse(infraction.updatedAt) + hour, context.now);
    return { transaction: { ...owed, ...confirmation(at, context.random), status: 'REFUNDED' }, ...dispute };
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
