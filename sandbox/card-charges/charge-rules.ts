import type { ParsedBodyOf } from '@/lib/contracts/shapes';
import { businessDay } from '@/lib/format/date';
import { serviceZone } from '@/lib/format/zone';
import type { AccountSettings } from '@/sandbox/accounts/settings';
import { currencies } from '@/sandbox/exchange/quotes';
import { invalid, ServiceProblem } from '@/sandbox/problems/service-problem';
import { cardBrand } from './decision/card-brand';

type Body = ParsedBodyOf<'cardCharges.create'>;

/** First digits of cards issued abroad. */
const abroad = /^(424242|555555)/;

/**
 * Checks the rules that the schema cannot express: the account's limits, the card, the currency and the end of the recurrence. Dates are
 * compared with the sandbox's clock.
 * @throws ServiceProblem with the code of the first rule that is broken.
 */
export function requireChargeable(body: Body, settings: AccountSettings, now: Date): void {
  const { card, currency } = body.creditCardPayment;
  const endDate = body.recurrence?.endDate;
  const today = businessDay(now, serviceZone);
  if (!settings.allowCardCharge) throw new ServiceProblem('SV106');
  requireAmount(body.amount, settings);
  if (currency !== 'BRL' && !currencies.has(currency)) throw invalid({ field: 'creditCardPayment.currency', reason: 'moeda não aceita' });
  if (endDate !== undefined && endDate <= today) throw invalid({ field: 'recurrence.endDate', reason: 'no futuro' });
  const brand = cardBrand(card.number);
  if (brand === null) throw invalid({ field: 'creditCardPayment.card.number', reason: 'bandeira não aceita' });
  if (monthOf(card.expiration) < today.slice(0, 7)) throw invalid({ field: 'creditCardPayment.card.expiration', reason: 'vencido' });
  if (currency !== 'BRL' && !abroad.test(card.number)) throw new ServiceProblem('SV201');
  if (card.cvv.length !== (brand === 'Amex' ? 4 : 3))
    throw invalid({ field: 'creditCardPayment.card.cvv', reason: 'três dígitos, quatro para Amex' });
}

/** @throws ServiceProblem SV101 or SV102 outside the account's limits. */
export function requireAmount(amount: number, { cardAmountMin, cardAmountMax }: AccountSettings): void {
  if (amount < cardAmountMin) throw new ServiceProblem('SV101', { values: { min: `${cardAmountMin} centavos` } });
  if (amount > cardAmountMax) throw new ServiceProblem('SV102', { values: { max: `${cardAmountMax} centavos` } });
}

/** Converts `MM/YYYY` to `YYYY-MM`, which sorts by time. */
function monthOf(expiration: string): string {
  return `${expiration.slice(3)}-${expiration.slice(0, 2)}`;
}
