'use client';

import { useTranslations } from 'use-intl';
import { Badge, type BadgeLook } from '@/components/ui/data/badge';
import type { DeliveryOutcome } from '@/lib/contracts/office/callbacks/delivery-outcomes';

const looks: Record<DeliveryOutcome, BadgeLook> = {
  accepted: { tone: 'green', weight: 'outlined', icon: 'check' },
  here: { tone: 'blue', weight: 'outlined', icon: 'check' },
  slow: { tone: 'amber', weight: 'tinted', icon: 'clock' },
  failed: { tone: 'amber', weight: 'tinted', icon: 'triangle' },
  refused: { tone: 'red', weight: 'tinted', icon: 'cross' },
  retried: { tone: 'amber', weight: 'tinted', icon: 'repeat' },
  repeated: { tone: 'grey', weight: 'outlined', icon: 'repeat' },
  recovered: { tone: 'green', weight: 'outlined', icon: 'repeat' },
  lost: { tone: 'red', weight: 'tinted', icon: 'cross' },
  'timed-out': { tone: 'amber', weight: 'tinted', icon: 'hourglass' },
  waiting: { tone: 'blue', weight: 'tinted', icon: 'checking' },
};

/** The outcome of a delivery attempt: whether the merchant's system was notified. */
export function OutcomeBadge({ outcome }: { outcome: DeliveryOutcome }) {
  const t = useTranslations('deliveryOutcome');
  return <Badge {...looks[outcome]}>{t(outcome)}</Badge>;
}
