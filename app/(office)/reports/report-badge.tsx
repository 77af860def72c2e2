'use client';

import { useTranslations } from 'use-intl';
import { StateBadge } from '@/components/feedback/state/state-badge';
import type { BadgeLook } from '@/components/ui/data/badge';
import type { reportStatuses } from '@/lib/contracts/pix/reports';

type Status = (typeof reportStatuses)[number] | 'UNKNOWN';

const looks: Record<Status, BadgeLook> = {
  PENDING: { tone: 'grey', weight: 'tinted', icon: 'clock' },
  PROCESSING: { tone: 'blue', weight: 'tinted', icon: 'hourglass' },
  COMPLETED: { tone: 'green', weight: 'outlined', icon: 'check' },
  FAILED: { tone: 'red', weight: 'tinted', icon: 'triangle' },
  EXPIRED: { tone: 'grey', weight: 'outlined', icon: 'cross' },
  UNKNOWN: { tone: 'amber', weight: 'tinted', icon: 'search' },
};

export function ReportBadge({ status }: { status: string }) {
  const t = useTranslations('reports.status');
  return <StateBadge state={status} looks={looks} word={t} />;
}
