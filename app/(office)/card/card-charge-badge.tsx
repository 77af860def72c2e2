'use client';

import { useTranslations } from 'use-intl';
import { Badge, type Tone } from '@/components/ui/badge';
import type { IconName } from '@/components/ui/icon-paths';
import { type CardChargeState, cardChargeState } from '@/lib/contracts/card-charge-state';
import type { CardCharge } from './card-charge';

const looks: Record<CardChargeState, { tone: Tone; weight: 'tinted' | 'outlined'; icon: IconName }> = {
  NOT_FINISHED: { tone: 'grey', weight: 'outlined', icon: 'hourglass' },
  AUTHORIZED: { tone: 'blue', weight: 'tinted', icon: 'lock' },
  PAID: { tone: 'green', weight: 'outlined', icon: 'check' },
  DENIED: { tone: 'red', weight: 'tinted', icon: 'cross' },
  VOIDED: { tone: 'grey', weight: 'outlined', icon: 'turning-arrow' },
  REFUNDED: { tone: 'grey', weight: 'outlined', icon: 'turning-arrow' },
  PENDING: { tone: 'blue', weight: 'tinted', icon: 'clock' },
  ABORTED: { tone: 'grey', weight: 'outlined', icon: 'cross' },
  PARTLY_REVERSED: { tone: 'amber', weight: 'tinted', icon: 'turning-arrow' },
  REVERSING: { tone: 'amber', weight: 'tinted', icon: 'circling-arrow' },
};

/** The state of a card charge in words: authorised is not paid. */
export function CardChargeBadge({ charge }: { charge: CardCharge }) {
  const t = useTranslations('cardCharges.status');
  const state = cardChargeState(charge);
  if (!isKnown(state)) {
    return (
      <Badge tone="grey" weight="outlined" icon="info">
        {state}
      </Badge>
    );
  }
  return <Badge {...looks[state]}>{t(state)}</Badge>;
}

function isKnown(state: string): state is CardChargeState {
  return Object.hasOwn(looks, state);
}
