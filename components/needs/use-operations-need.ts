'use client';

import { useLocale, useTranslations } from 'use-intl';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { searchFor } from '@/lib/contracts/address';
import { operations } from '@/lib/contracts/office/operations';
import { formatDateTime } from '@/lib/format/date-text';
import { formatReais } from '@/lib/format/money/money-text';
import { looks, type May, type Need } from './need';

const unsettledQuery = { state: ['sending', 'unknown'] as const, page: 1, limit: 20 };

/** Operations whose outcome is unknown. */
export function useOperationsNeed(may: May): Need {
  const t = useTranslations('operations');
  const locale = useLocale();
  const settings = useDisplaySettings();
  const sees = may('operations:read');
  const reading = useEndpointQuery(operations.list, { query: unsettledQuery }, { enabled: sees });
  if (!sees) return null;
  const { items, hasNext } = reading.data ?? { items: [], hasNext: false };
  const oldest = items.at(-1);
  if (!oldest) return { id: 'operations', reading, row: null };
  const amount = items.length === 1 && oldest.amount ? [formatReais(oldest.amount, locale)] : [];
  const row = {
    icon: 'checking',
    look: looks.blue,
    title: t(hasNext ? 'needMany' : 'need', { count: items.length }),
    meta: [...amount, t('needSince', { at: formatDateTime(oldest.createdAt, settings) })].join(' · '),
    href: `/operations${searchFor(operations.list, { state: unsettledQuery.state })}`,
    action: t('follow'),
  } as const;
  return { id: 'operations', reading, row };
}
