'use client';

import { useTranslations } from 'use-intl';
import { Badge, type Tone } from '@/components/ui/badge';
import type { IconName } from '@/components/ui/icon-paths';
import type { recurrenceStatuses } from '@/lib/contracts/recurrences';

type Known = (typeof recurrenceStatuses)[number];

const looks: Record<Known, { tone: Tone; weight: 'tinted' | 'outlined'; icon: IconName }> = {
  ACTIVE: { tone: 'green', weight: 'outlined', icon: 'repeat' },
  INACTIVE: { tone: 'amber', weight: 'tinted', icon: 'hourglass' },
  ENDED: { tone: 'grey', weight: 'outlined', icon: 'check' },
};

export function RecurrenceBadge({ status }: { status: string }) {
  const t = useTranslations('recurrence.status');
  if (!isKnown(status)) {
    return (
      <Badge tone="grey" weight="outlined" icon="info">
        {status}
      </Badge>
    );
  }
  return <Badge {...looks[status]}>{t(status)}</Badge>;
}

function isKnown(status: string): status is Known {
  return Object.hasOwn(looks, status);
}
