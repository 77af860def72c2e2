import type { InfractionRow } from '@/sandbox/infractions/infraction-row';
import { minute } from '@/sandbox/seed/time/durations';
import { iso } from '@/sandbox/seed/time/iso';
import type { SeedContext } from './seed-context';
import type { SeededDefense } from './seed-event';

const texts = [
  'Pedido entregue no endereço informado pelo cliente, com assinatura do recebedor. O documento do pagador é o mesmo do comprador cadastrado.',
  'Peça retirada no balcão em mãos pelo próprio comprador, que apresentou documento. Segue a nota fiscal e o comprovante de retirada.',
  'Cliente antigo, com outras compras pagas da mesma conta. A mercadoria foi enviada no mesmo dia e o rastreio confirma a entrega.',
  'Serviço de usinagem executado e aceito por e-mail antes do pagamento. A conversa anexa mostra a aprovação do orçamento.',
];
const documents = ['comprovante-de-entrega.pdf', 'nota-fiscal.pdf', 'conversa-com-o-cliente.pdf', 'pedido.pdf'];

/** The probability that an infraction has a defense, by its status. */
function likelihood({ status, analysisResult }: InfractionRow): number {
  if (status === 'DEFENDED') return 1;
  if (status === 'ANSWERED') return 0.5;
  if (status !== 'CLOSED') return 0;
  return analysisResult === 'DISAGREED' ? 0.95 : 0.3;
}

/** Generates the defense of an infraction, or none. */
export function defenseOf({ random, now }: SeedContext, infraction: InfractionRow): SeededDefense | undefined {
  if (!random.chance(likelihood(infraction))) return undefined;
  const reportedAt = Date.parse(infraction.reportedAt);
  const until = infraction.status === 'CLOSED' ? Date.parse(infraction.updatedAt) : now;
  return {
    id: `def${random.letters(14)}`,
    infractionId: infraction.id,
    text: random.pick(texts),
    createdAt: iso(Math.max(reportedAt, Math.floor(reportedAt + (until - reportedAt) * (0.2 + 0.6 * random.next()) - minute))),
    files: documents.slice(random.whole(0, 2), random.whole(2, 4)),
  };
}
