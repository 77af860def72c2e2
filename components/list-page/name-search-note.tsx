'use client';

import { useTranslations } from 'use-intl';
import { PartialNote } from '@/components/feedback/partial-note';
import type { ListState } from './use-list';

/** Says that rows of the service's page were left out, since they lack a word of the searched name. */
export function NameSearchNote({ state: { leftOut, pager } }: { state: Pick<ListState<never>, 'leftOut' | 'pager'> }) {
  const t = useTranslations('table.search');
  if (leftOut === 0 || !pager) return null;
  return <PartialNote>{t(pager.hasNext ? 'truncated' : 'truncatedLast', { leftOut })}</PartialNote>;
}
