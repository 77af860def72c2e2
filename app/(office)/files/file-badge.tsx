'use client';

import { useTranslations } from 'use-intl';
import { StateBadge } from '@/components/feedback/state/state-badge';
import type { BadgeLook } from '@/components/ui/data/badge';
import type { reportStatuses } from '@/lib/contracts/pix/reports';

type FileState = 'waiting' | 'running' | 'ready' | 'failed' | 'cancelled' | 'expired' | 'missing';

const looks: Record<FileState, BadgeLook> = {
  waiting: { tone: 'grey', weight: 'tinted', icon: 'clock' },
  running: { tone: 'blue', weight: 'tinted', icon: 'hourglass' },
  ready: { tone: 'green', weight: 'outlined', icon: 'check' },
  failed: { tone: 'red', weight: 'tinted', icon: 'triangle' },
  cancelled: { tone: 'grey', weight: 'outlined', icon: 'cross' },
  expired: { tone: 'grey', weight: 'outlined', icon: 'cross' },
  missing: { tone: 'amber', weight: 'tinted', icon: 'search' },
};

/** The states of the service's reports, by the names all files have here. */
const reportStates: Readonly<Record<(typeof reportStatuses)[number] | 'UNKNOWN', FileState>> = {
  PENDING: 'waiting',
  PROCESSING: 'running',
  COMPLETED: 'ready',
  FAILED: 'failed',
  EXPIRED: 'expired',
  UNKNOWN: 'missing',
};

/** The state of a file. An unknown state of the service is shown as the service sent it. */
export function FileBadge({ state }: { state: string }) {
  const t = useTranslations('files.state');
  return <StateBadge state={stateOf(state)} looks={looks} word={t} />;
}

function stateOf(state: string): string {
  return Object.entries(reportStates).find(([status]) => status === state)?.[1] ?? state;
}
