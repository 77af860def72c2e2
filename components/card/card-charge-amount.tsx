'use client';

import { cardMoneyMoved } from '@/lib/domain/card/card-charge-state';
import type { CardCharge } from './card-charge';
import { CardMoney } from './card-money';

/** What a card was charged, faint where no money has moved. */
export function CardChargeAmount({ charge, size }: { charge: CardCharge; size?: 'cell' | 'big' }) {
  return <CardMoney value={charge.amount} currency={charge.creditCardPayment?.currency} still={!cardMoneyMoved(charge)} size={size} />;
}
