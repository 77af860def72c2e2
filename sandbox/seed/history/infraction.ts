import type { InfractionRow } from '@/sandbox/infractions/infraction-row';
import { day, hour, minute } from '@/sandbox/seed/time/durations';
import { iso } from '@/sandbox/seed/time/iso';
import type { NewTransaction } from '@/sandbox/transaction-records/transaction-row';
import type { SeedContext } from './seed-context';

const reportTexts = [
  'Pagador afirma que não reconhece a compra.',
  'Cliente relata que o produto anunciado em rede social não foi entregue.',
  'Pagador diz ter sido induzido por falso atendente.',
  'Transferência feita sob ameaça, conforme boletim de ocorrência.',
  'Conta do pagador acessada por terceiros.',
];
/**
 * Status and time left for the defense of the first open infractions (null is an unknown deadline), so that every history has the same
 * variety of work.
 */
const firstOpenStates = [
  { timeLeft: 2 * hour, status: 'OPEN' },
  { timeLeft: 26 * hour, status: 'OPEN' },
  { timeLeft: null, status: 'OPEN' },
  { timeLeft: 8 * day, status: 'OPEN' },
  { timeLeft: 5 * day, status: 'DEFENDED' },
  { timeLeft: 7 * hour, status: 'OPEN' },
  { timeLeft: 3 * day, status: 'WAITING_ADJUSTMENTS' },
] as const;
const maxTimeLeft = 8 * day;

/** Generates an open infraction about a payment of `paidAt`. The disputed money is blocked. */
export function openInfraction(context: SeedContext, payment: NewTransaction, paidAt: number): InfractionRow {
  const { random, now } = context;
  const earliest = Math.max(paidAt + minute, now - 3 * day);
  const reportedAt = Math.floor(earliest + random.next() ** 2 * Math.max(0, now - minute - earliest));
  const { timeLeft, status } = firstOpenStates[context.disputes] ?? {
    timeLeft: Math.floor(2 * hour + random.next() * (maxTimeLeft - 2 * hour)),
    status: random.weighted({ OPEN: 50, ACKNOWLEDGED: 10, WAITING_ADJUSTMENTS: 10, DEFENDED: 20, WAITING_PSP: 6, ANSWERED: 4 }),
  };
  context.disputes += 1;
  return {
    ...report(context, payment.id, reportedAt),
    status,
    expiresAt: timeLeft === null ? null : iso(now + timeLeft),
    held: payment.amount,
  };
}

/** Generates an infraction that was decided or withdrawn between `paidAt` and now. */
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
    reportDetails: random.chance(0.9) ? random.pick(reportTexts) : null,
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
