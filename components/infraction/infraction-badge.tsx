'use client';

import { useTranslations } from 'use-intl';
import { Badge, type Tone } from '@/components/ui/badge';
import type { IconName } from '@/components/ui/icon-paths';
import { type InfractionStatus, infractionStatuses } from '@/lib/contracts/infractions';

type Look = { tone: Tone; weight: 'tinted' | 'outlined'; icon: IconName };

const looks: Record<InfractionStatus, Look> = {
  OPEN: { tone: 'red', weight: 'tinted', icon: 'clock' },
  ACKNOWLEDGED: { tone: 'red', weight: 'tinted', icon: 'clock' },
  WAITING_ADJUSTMENTS: { tone: 'amber', weight: 'tinted', icon: 'triangle' },
  WAITING_PSP: { tone: 'blue', weight: 'tinted', icon: 'bank' },
  ANSWERED: { tone: 'blue', weight: 'tinted', icon: 'hourglass' },
  DEFENDED: { tone: 'blue', weight: 'tinted', icon: 'send' },
  CLOSED: { tone: 'grey', weight: 'outlined', icon: 'lock' },
  CANCELLED: { tone: 'grey', weight: 'outlined', icon: 'cross' },
};

type InfractionBadgeProps = { status: string; analysisResult: string | null };

/** Where a case stands; once it is over, what became of the money. A status that nobody knows is shown as it came. */
export function InfractionBadge({ status, analysisResult }: InfractionBadgeProps) {
  const tStatus = useTranslations('infractionStatus');
  const tResult = useTranslations('infractions.results');
  const known = infractionStatuses.find((word) => word === status);
  if (status === 'CLOSED' && (analysisResult === 'AGREED' || analysisResult === 'DISAGREED')) {
    const kept = analysisResult === 'DISAGREED';
    return (
      <Badge tone={kept ? 'green' : 'grey'} weight="outlined" icon={kept ? 'check' : 'turning-arrow'}>
        {tResult(analysisResult)}
      </Badge>
    );
  }
  const look: Look = known ? looks[known] : { tone: 'grey', weight: 'outlined', icon: 'info' };
  return <Badge {...look}>{known ? tStatus(known) : status}</Badge>;
}
