'use client';

import { useTranslations } from 'use-intl';
import { Badge, type BadgeLook } from '@/components/ui/data/badge';
import type { OperationState } from '@/lib/contracts/office/operations';
import { typedDayText } from '@/lib/format/date-text';

const looks: Record<OperationState, BadgeLook> = {
  sending: { tone: 'blue', weight: 'tinted', icon: 'send' },
  unknown: { tone: 'blue', weight: 'tinted', icon: 'checking' },
  done: { tone: 'green', weight: 'outlined', icon: 'check' },
  refused: { tone: 'grey', weight: 'outlined', icon: 'cross' },
  planned: { tone: 'blue', weight: 'outlined', icon: 'clock' },
  held: { tone: 'amber', weight: 'tinted', icon: 'hourglass' },
  canceled: { tone: 'grey', weight: 'outlined', icon: 'cross' },
  'not-found': { tone: 'amber', weight: 'tinted', icon: 'search' },
};

/**
 * The outcome of a money operation in words and with an icon, or the day it waits for. With `short`, for narrow columns, screen readers still read the full text.
 */
export function OperationBadge({
  state,
  plannedFor = null,
  short = false,
}: {
  state: OperationState;
  plannedFor?: string | null;
  short?: boolean;
}) {
  const t = useTranslations('operation');
  const isShortened = short && state === 'unknown';
  return (
    <Badge {...looks[state]}>
      {isShortened && <span aria-hidden="true">{t('checking')}</span>}
      <span className={isShortened ? 'sr-only' : undefined}>{t(`state.${state}`)}</span>
      {state === 'planned' && plannedFor !== null && <span className="numbers"> {typedDayText(plannedFor).slice(0, 5)}</span>}
    </Badge>
  );
}
