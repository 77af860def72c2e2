'use client';

import { useTranslations } from 'use-intl';
import { StateBadge } from '@/components/feedback/state/state-badge';
import type { BadgeLook } from '@/components/ui/data/badge';
import { type CardChargeState, cardChargeState } from '@/lib/domain/card/card-charge-state';
import type { CardCharge } from './card-charge';

const looks: Record<CardChargeState, BadgeLook> = {
  NOT_FINISHED: { tone: 'grey', weight: 'outlined', icon: 'hourglass' },
  AUTHORIZED: { tone: 'blue', weight: 'tinted', icon: 'lock' },
  PAID: { tone: 'green', weight: 'outlined', icon: 'check' },
  DENIED: { tone: 'red', weight: 'tinted', icon: 'cross' },
  VOIDED: { tone: 'grey', weight: 'outlined', icon: 'cross' },
  REVERSED_SAME_DAY: { tone: 'grey', weight: 'outlined', icon: 'turning-arrow' },
  REFUNDED: { tone: 'grey', weight: 'outlined', icon: 'turning-arrow' },
  PENDING: { tone: 'blue', weight: 'tinted', icon: 'clock' },
  ABORTED: { tone: 'grey', weight: 'outlined', icon: 'cross' },
  PARTLY_REVERSED: { tone: 'amber', weight: 'tinted', icon: 'turning-arrow' },
  REVERSING: { tone: 'amber', weight: 'tinted', icon: 'circling-arrow' },
};

/** The state of a card charge in words: authorised is not paid. */
export function CardChargeBadge({ charge }: { charge: CardCharge }) {
  const t = useTranslations('cardCharges.status');
  return <StateBadge state={cardChargeState(charge)} looks={looks} word={t} />;
}
