'use client';

import { useTranslations } from 'use-intl';
import { StateBadge } from '@/components/feedback/state/state-badge';
import type { BadgeLook } from '@/components/ui/data/badge';
import type { transactionStatuses } from '@/lib/contracts/pix/payments/transactions';

type Known = (typeof transactionStatuses)[number];

const looks: Record<Known, BadgeLook> = {
  PENDING: { tone: 'blue', weight: 'tinted', icon: 'clock' },
  COMPLETED: { tone: 'green', weight: 'outlined', icon: 'check' },
  CANCELED: { tone: 'grey', weight: 'outlined', icon: 'cross' },
  WAITING_FOR_REFUND: { tone: 'amber', weight: 'tinted', icon: 'circling-arrow' },
  REFUNDED: { tone: 'grey', weight: 'outlined', icon: 'turning-arrow' },
  EXPIRED: { tone: 'grey', weight: 'outlined', icon: 'hourglass' },
  ERROR: { tone: 'red', weight: 'tinted', icon: 'triangle' },
};

const leading: typeof looks = { ...looks, COMPLETED: { ...looks.COMPLETED, weight: 'tinted' } };

/** A status in words and shape. `lead` tints a completed one, for the top of its own page. */
export function StatusBadge({ status, lead = false }: { status: string; lead?: boolean }) {
  const t = useTranslations('status');
  return <StateBadge state={status} looks={lead ? leading : looks} word={t} />;
}
