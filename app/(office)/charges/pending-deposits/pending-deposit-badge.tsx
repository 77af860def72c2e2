'use client';

import { useTranslations } from 'use-intl';
import { StateBadge } from '@/components/feedback/state/state-badge';
import type { BadgeLook } from '@/components/ui/data/badge';
import type { pendingDepositStatuses } from '@/lib/contracts/pix/account/pending-deposits';

const looks: Record<(typeof pendingDepositStatuses)[number], BadgeLook> = {
  PENDING: { tone: 'blue', weight: 'tinted', icon: 'clock' },
  APPROVED: { tone: 'green', weight: 'outlined', icon: 'check' },
  COMPLETED: { tone: 'green', weight: 'outlined', icon: 'check' },
  REJECTED: { tone: 'grey', weight: 'outlined', icon: 'cross' },
  EXPIRED: { tone: 'grey', weight: 'outlined', icon: 'hourglass' },
};

export function PendingDepositBadge({ status }: { status: string }) {
  const t = useTranslations('pendingDeposits.status');
  return <StateBadge state={status} looks={looks} word={t} />;
}
