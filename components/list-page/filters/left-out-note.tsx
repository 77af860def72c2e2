'use client';

import { useTranslations } from 'use-intl';
import { PartialNote } from '@/components/feedback/partial-note';
import type { ListState } from '@/components/list-page/use-list';

/** Says that rows of the service's page were left out, since the service cannot search or filter like that. */
export function LeftOutNote({ state: { leftOut, pager } }: { state: Pick<ListState<never>, 'leftOut' | 'pager'> }) {
  const t = useTranslations('table.search');
  if (leftOut === 0 || !pager) return null;
  return <PartialNote>{t(pager.hasNext ? 'truncated' : 'truncatedLast', { leftOut })}</PartialNote>;
}
