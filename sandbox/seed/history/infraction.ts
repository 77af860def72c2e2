import type { InfractionRow } from '@/sandbox/infractions/infraction-row';
import { day, hour, minute } from '@/sandbox/seed/time/durations';
import { iso } from '@/sandbox/seed/time/iso';
import type { NewTransaction } from '@/sandbox/transaction-records/transaction-row';
import type { SeedContext } from './seed-context';

const stories = [
  'Pagador afirma que não reconhece a compra.',
  'Cliente relata que o produto anunciado em rede social não foi entregue.',
  'Pagador diz ter sido induzido por falso atendente.',
  'Transferência feita sob ameaça, conforme boletim de ocorrência.',
  'Conta do pagador acessada por terceiros.',
];
/**
 * Where the first disputes that are still open stand, so that a past of whatever moment shows the work of a day: what is left for a
 * defense (null is a deadline nobody told), and whether one was sent.
 */
const firstOpen = [
  { left: 2 * hour, status: 'OPEN' },
  { left: 26 * hour, status: 'OPEN' },
  { left: null, status: 'OPEN' },
  { left: 8 * day, status: 'OPEN' },
  { left: 5 * day, status: 'DEFENDED' },
  { left: 7 * hour, status: 'OPEN' },
  { left: 3 * day, status: 'WAITING_ADJUSTMENTS' },
] as const;
const longest = 8 * day;

/** A dispute about a payment of `paidAt` that still waits for something. The money in question is blocked. */
export function openInfraction(context: SeedContext, payment: NewTransaction, paidAt: number): InfractionRow {
  const { random, now } = context;
  const earliest = Math.max(paidAt + minute, now - 3 * day);
  const reportedAt = Math.floor(earliest + random.next() ** 2 * Math.max(0, now - minute - earliest));
  const { left, status } = firstOpen[context.disputes] ?? {
    left: Math.floor(2 * hour + random.next() * (longest - 2 * hour)),
    status: random.weighted({ OPEN: 50, ACKNOWLEDGED: 10, WAITING_ADJUSTMENTS: 10, DEFENDED: 20, WAITING_PSP: 6, ANSWERED: 4 }),
  };
  context.disputes += 1;
  return {
    ...report(context, payment.id, reportedAt),
    status,
    expiresAt: left === null ? null : iso(now + left),
    held: payment.amount,
  };
}

/** A dispute that was decided, or taken back, between `paidAt` and now. */
export function closedInfraction(
  context: SeedContext,
  transactionId: string,
  paidAt: number,
  result: 'AGREED' | 'DISAGREED' | null,
): InfractionRow {
  const { random, now } = context;
  const reportedAt = Math.floor(paidAt + (now - paidAt) * (0.1 + 0.3 * random.next()));
  const closedAt = Math.min(reportedAt + random.whole(20, 160) * hour, Math.floor((reportedAt + now) / 2));
  return {
    ...report(context, transactionId, reportedAt),
    status: result ? 'CLOSED' : 'CANCELLED',
    analysisResult: result,
    analysisDetails: result === 'DISAGREED' ? 'Defesa aceita: entrega comprovada.' : null,
    updatedAt: iso(closedAt),
  };
}

function report({ random }: SeedContext, transactionId: string, reportedAt: number): InfractionRow {
  const at = iso(reportedAt);
  return {
    id: `inf${random.letters(14)}`,
    transactionId,
    protocol: `MED${random.digits(12)}`,
    status: 'OPEN',
    type: random.weighted({ REFUND_REQUEST: 82, FRAUD: 15, REFUND_CANCELLED: 3 }),
    reportedBy: random.chance(0.96) ? 'DEBITED_PARTICIPANT' : 'CREDITED_PARTICIPANT',
    reportDetails: random.chance(0.9) ? random.pick(stories) : null,
    analysisResult: null,
    analysisDetails: null,
    reportedAt: at,
    expiresAt: iso(reportedAt + random.whole(2, 8) * day),
    createdAt: at,
    updatedAt: at,
    held: 0n,
    refundDueAt: null,
  };
}
