'use client';

import { useTranslations } from 'use-intl';
import { StateBadge } from '@/components/feedback/state/state-badge';
import { Badge, type BadgeLook } from '@/components/ui/data/badge';
import type { InfractionStatus } from '@/lib/contracts/pix/infractions/infraction-statuses';

const looks: Record<InfractionStatus, BadgeLook> = {
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

/** The status of a case; once it is closed, what happened to the money. An unknown status is shown as the service sent it. */
export function InfractionBadge({ status, analysisResult }: InfractionBadgeProps) {
  const tStatus = useTranslations('infractionStatus');
  const tResult = useTranslations('infractions.results');
  if (status === 'CLOSED' && (analysisResult === 'AGREED' || analysisResult === 'DISAGREED')) {
    const isRejected = analysisResult === 'DISAGREED';
    return (
      <Badge tone={isRejected ? 'green' : 'grey'} weight="outlined" icon={isRejected ? 'check' : 'turning-arrow'}>
        {tResult(analysisResult)}
      </Badge>
    );
  }
  return <StateBadge state={status} looks={looks} word={tStatus} />;
}
