'use client';

import { useTranslations } from 'use-intl';
import { Badge, type BadgeLook } from '@/components/ui/data/badge';
import type { UndeliveredKind } from '@/lib/contracts/office/callbacks/undelivered';
import type { Undelivered } from '@/lib/contracts/office/callbacks/undelivered.shape';
import { maxAutomaticRetries } from '@/lib/domain/delivery-outcome';

const looks: Record<UndeliveredKind, BadgeLook> = {
  lost: { tone: 'red', weight: 'tinted', icon: 'cross' },
  repeating: { tone: 'amber', weight: 'tinted', icon: 'repeat' },
  here: { tone: 'blue', weight: 'outlined', icon: 'info' },
  never: { tone: 'grey', weight: 'outlined', icon: 'info' },
};

/** Why nobody knows, and while the service repeats, how often it has tried of the times it will. */
export function UndeliveredBadge({ row: { kind, attempts } }: { row: Undelivered }) {
  const t = useTranslations('undelivered');
  return (
    <span className="inline-flex items-center gap-2">
      <Badge {...looks[kind]}>{t(`kind.${kind}`)}</Badge>
      {kind === 'repeating' && (
        <span className="numbers text-cell text-muted">{t('repeats', { made: attempts - 1, max: maxAutomaticRetries })}</span>
      )}
    </span>
  );
}
