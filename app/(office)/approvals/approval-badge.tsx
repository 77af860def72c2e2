'use client';

import { useTranslations } from 'use-intl';
import { Badge, type BadgeLook } from '@/components/ui/data/badge';
import type { ApprovalState } from '@/lib/contracts/office/approvals/approvals';
import type { Approval } from '@/lib/contracts/office/approvals/approvals.shape';

const looks: Record<ApprovalState, BadgeLook> = {
  waiting: { tone: 'blue', weight: 'tinted', icon: 'hourglass' },
  approved: { tone: 'blue', weight: 'tinted', icon: 'check' },
  executing: { tone: 'blue', weight: 'tinted', icon: 'checking' },
  done: { tone: 'green', weight: 'outlined', icon: 'check' },
  failed: { tone: 'grey', weight: 'outlined', icon: 'cross' },
  declined: { tone: 'grey', weight: 'outlined', icon: 'cross' },
  withdrawn: { tone: 'grey', weight: 'outlined', icon: 'cross' },
  lapsed: { tone: 'grey', weight: 'outlined', icon: 'clock' },
  stale: { tone: 'amber', weight: 'tinted', icon: 'triangle' },
};

/** Where an approval stands, in words and shape. What went without its approvals is said in red, whatever became of it. */
export function ApprovalBadge({ approval: { state, overriddenBy } }: { approval: Pick<Approval, 'state' | 'overriddenBy'> }) {
  const t = useTranslations('approvals');
  return overriddenBy === null ? (
    <Badge {...looks[state]}>{t(`state.${state}`)}</Badge>
  ) : (
    <Badge tone="red" weight="tinted" icon="triangle">
      {t('overridden')}
    </Badge>
  );
}
