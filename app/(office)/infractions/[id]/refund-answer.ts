import { refundParts } from '@/lib/domain/payment/refund-parts';
import { formatDateTimeSeconds } from '@/lib/format/date-text';
import type { DisplaySettings } from '@/lib/format/display-settings';
import { compareReais, isZeroReais, type Reais } from '@/lib/format/money/money';
import { formatReais } from '@/lib/format/money/money-text';
import { serviceZone } from '@/lib/format/zone';
import type { Disputed } from './infraction-record';

type AnsweredRefund = Pick<
  Disputed,
  'amount' | 'refundAmount' | 'refundStatus' | 'refundedAt' | 'refundEndToEndId' | 'refundReason' | 'endToEndId'
>;

/** A refund of the merchant's own that answers a dispute, done or under way; null when there is none. */
export function ownRefund(transaction: AnsweredRefund): { amount: Reais; pending: boolean; whole: boolean } | null {
  const { total: amount, state } = refundParts(transaction);
  if (amount === null || isZeroReais(amount) || transaction.refundReason === 'INFRACTION') return null;
  return { amount, pending: state === 'pending', whole: compareReais(amount, transaction.amount) >= 0 };
}

/** Whatever the reader's own language and clock: the payer's bank reads it. */
const bankReader: DisplaySettings = { locale: 'pt-BR', zone: serviceZone };

/** The answer such a refund gives. */
export function refundAnswer(transaction: AnsweredRefund): string {
  const refund = ownRefund(transaction);
  if (!refund) return '';
  const money = (value: Reais) => formatReais(value, 'pt-BR').replace('\u00a0', ' ');
  const what = refund.whole
    ? `o valor inteiro deste Pix, ${money(refund.amount)},`
    : `${money(refund.amount)} dos ${money(transaction.amount)} deste Pix`;
  const when = transaction.refundedAt ? ` em ${formatDateTimeSeconds(transaction.refundedAt, bankReader)}, horário de Brasília` : '';
  const by = transaction.refundEndToEndId ? ` (E2E da devolução ${transaction.refundEndToEndId})` : '';
  const payment = transaction.endToEndId ? `\n\nE2E do pagamento: ${transaction.endToEndId}.` : '';
  const rest = refund.whole ? ' Não há valor a contestar além dela.' : '';
  return refund.pending
    ? `Já pedimos a devolução: ${what} está voltando ao pagador${by}. A devolução está em andamento.${rest}${payment}`
    : `Já fizemos a devolução: ${what} voltou ao pagador${when}${by}.${rest}${payment}`;
}
