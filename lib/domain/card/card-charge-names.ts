import type { RecordOf } from '@/lib/contracts/shapes';

type CardCharge = Pick<RecordOf<'cardCharges.read'>, 'customer' | 'creditCardPayment'>;

export function payerName({ customer, creditCardPayment }: CardCharge): string | null {
  return customer?.name ?? creditCardPayment?.card?.holder ?? null;
}

/** Brand and last four digits: all of a card number that is shown in a list. */
export function cardName({ creditCardPayment }: CardCharge): string | null {
  const card = creditCardPayment?.card;
  if (!card?.number) return null;
  return `${card.brand ?? ''} •••• ${card.number.slice(-4)}`.trim();
}
