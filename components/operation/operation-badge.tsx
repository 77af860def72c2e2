'use client';

import { useTranslations } from 'use-intl';
import { Badge, type BadgeLook } from '@/components/ui/data/badge';
import type { OperationState } from '@/lib/contracts/office/operations';

const looks: Record<OperationState, BadgeLook> = {
  sending: { tone: 'blue', weight: 'tinted', icon: 'send' },
  unknown: { tone: 'blue', weight: 'tinted', icon: 'checking' },
  done: { tone: 'green', weight: 'outlined', icon: 'check' },
  refused: { tone: 'grey', weight: 'outlined', icon: 'cross' },
  'not-found': { tone: 'amber', weight: 'tinted', icon: 'search' },
};

/**
 * The outcome of a money operation in words and with an icon. With `short`, for narrow columns, screen readers still read the full text.
 */
export function OperationBadge({ state, short = false }: { state: OperationState; short?: boolean }) {
  const t = useTranslations('operation');
  const isShortened = short && state === 'unknown';
  return (
    <Badge {...looks[state]}>
      {isShortened && <span aria-hidden="true">{t('checking')}</span>}
      <span className={isShortened ? 'sr-only' : undefined}>{t(`state.${state}`)}</span>
    </Badge>
  );
}
