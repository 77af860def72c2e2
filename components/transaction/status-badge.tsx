'use client';

import { useTranslations } from 'use-intl';
import { Badge, type Tone } from '@/components/ui/badge';
import type { IconName } from '@/components/ui/icon-paths';
import type { transactionStatuses } from '@/lib/contracts/transactions';

type Known = (typeof transactionStatuses)[number];

/** A status the contract names has a look of its own; a new one fails the build until it has. */
const looks: Record<Known, { tone: Tone; weight: 'tinted' | 'outlined'; icon: IconName }> = {
  PENDING: { tone: 'blue', weight: 'tinted', icon: 'clock' },
  COMPLETED: { tone: 'green', weight: 'outlined', icon: 'check' },
  CANCELED: { tone: 'grey', weight: 'outlined', icon: 'cross' },
  WAITING_FOR_REFUND: { tone: 'amber', weight: 'tinted', icon: 'circling-arrow' },
  REFUNDED: { tone: 'grey', weight: 'outlined', icon: 'turning-arrow' },
  EXPIRED: { tone: 'grey', weight: 'outlined', icon: 'hourglass' },
  ERROR: { tone: 'red', weight: 'tinted', icon: 'triangle' },
};

/** A status in words and shape. `lead` tints a completed one, for the top of its own page. */
export function StatusBadge({ status, lead = false }: { status: string; lead?: boolean }) {
  const t = useTranslations('status');
  if (!isKnown(status)) {
    return (
      <Badge tone="grey" weight="outlined" icon="info">
        {status}
      </Badge>
    );
  }
  const look = looks[status];
  return (
    <Badge {...look} weight={lead && status === 'COMPLETED' ? 'tinted' : look.weight}>
      {t(status)}
    </Badge>
  );
}

function isKnown(status: string): status is Known {
  return Object.hasOwn(looks, status);
}
