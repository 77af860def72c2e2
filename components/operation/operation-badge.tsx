'use client';

import { useTranslations } from 'use-intl';
import { Badge, type Tone } from '@/components/ui/badge';
import type { IconName } from '@/components/ui/icon-paths';
import type { OperationState } from '@/lib/contracts/operations';

const looks: Record<OperationState, { tone: Tone; weight: 'tinted' | 'outlined'; icon: IconName }> = {
  sending: { tone: 'blue', weight: 'tinted', icon: 'send' },
  unknown: { tone: 'blue', weight: 'tinted', icon: 'checking' },
  done: { tone: 'green', weight: 'outlined', icon: 'check' },
  refused: { tone: 'grey', weight: 'outlined', icon: 'cross' },
  'not-found': { tone: 'amber', weight: 'tinted', icon: 'search' },
};

/** What became of an act that moves money, in words and shape. */
export function OperationBadge({ state }: { state: OperationState }) {
  const t = useTranslations('operation.state');
  return <Badge {...looks[state]}>{t(state)}</Badge>;
}
