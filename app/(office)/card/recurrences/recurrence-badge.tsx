'use client';

import { useTranslations } from 'use-intl';
import { StateBadge } from '@/components/feedback/state/state-badge';
import type { BadgeLook } from '@/components/ui/data/badge';
import type { recurrenceStatuses } from '@/lib/contracts/card/recurrences';

type Known = (typeof recurrenceStatuses)[number];

const looks: Record<Known, BadgeLook> = {
  ACTIVE: { tone: 'green', weight: 'outlined', icon: 'repeat' },
  INACTIVE: { tone: 'amber', weight: 'tinted', icon: 'hourglass' },
  ENDED: { tone: 'grey', weight: 'outlined', icon: 'check' },
};

export function RecurrenceBadge({ status }: { status: string }) {
  const t = useTranslations('recurrence.status');
  return <StateBadge state={status} looks={looks} word={t} />;
}
