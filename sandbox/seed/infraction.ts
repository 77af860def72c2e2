import type { InfractionRow } from './happening';
import { iso } from './iso';
import { hour, minute, type Scene } from './scene';

const deadline = 72 * hour;
const stories = [
  'Pagador afirma que não reconhece a compra.',
  'Cliente relata que o produto anunciado em rede social não foi entregue.',
  'Pagador diz ter sido induzido por falso atendente.',
  'Transferência feita sob ameaça, conforme boletim de ocorrência.',
  'Conta do pagador acessada por terceiros.',
];

/** A dispute about a payment of `paidAt` that still waits for something. */
export function openInfraction(scene: Scene, transactionId: string, paidAt: number): InfractionRow {
  const { random, now } = scene;
  const earliest = Math.max(paidAt + minute, now - deadline + hour);
  const reportedAt = Math.floor(earliest + random.next() ** 2 * Math.max(0, now - minute - earliest));
  const status = random.weighted({ OPEN: 60, ACKNOWLEDGED: 9, WAITING_ADJUSTMENTS: 8, DEFENDED: 14, WAITING_PSP: 5, ANSWERED: 4 });
  const expiresAt = random.chance(0.07) ? null : iso(reportedAt + deadline);
  return { ...report(scene, transactionId, reportedAt), status, expiresAt };
}

/** A dispute that was decided, or taken back, between `paidAt` and now. */
export function closedInfraction(
  scene: Scene,
  transactionId: string,
  paidAt: number,
  result: 'AGREED' | 'DISAGREED' | null,
): InfractionRow {
  const { random, now } = scene;
  const reportedAt = Math.floor(paidAt + (now - paidAt) * (0.1 + 0.3 * random.next()));
  const closedAt = Math.min(reportedAt + random.whole(20, 160) * hour, Math.floor((reportedAt + now) / 2));
  return {
    ...report(scene, transactionId, reportedAt),
    status: result ? 'CLOSED' : 'CANCELLED',
    analysisResult: result,
    analysisDetails: result === 'DISAGREED' ? 'Defesa aceita: entrega comprovada.' : null,
    updatedAt: iso(closedAt),
  };
}

function report({ random }: Scene, transactionId: string, reportedAt: number): InfractionRow {
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
    expiresAt: iso(reportedAt + deadline),
    createdAt: at,
    updatedAt: at,
  };
}
