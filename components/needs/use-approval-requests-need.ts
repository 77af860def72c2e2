'use client';

import { useLocale, useTranslations } from 'use-intl';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { formatDateTime } from '@/lib/format/date-text';
import { formatReais } from '@/lib/format/money/money-text';
import { looks, type May, type Need } from './need';
import { useApprovalsToDecide } from './use-approvals-to-decide';

/** Requests of others that the reader may decide, the one that lapses first named. */
export function useApprovalRequestsNeed(may: May): Need {
  const t = useTranslations('approvals');
  const locale = useLocale();
  const settings = useDisplaySettings();
  const sees = may('approvals:decide');
  const reading = useApprovalsToDecide(sees);
  if (!sees) return null;
  const [first] = reading.data?.items ?? [];
  const count = reading.data?.total ?? 0;
  if (!first) return { id: 'approvalRequests', reading, row: null };
  const amount = count === 1 && first.amount ? [formatReais(first.amount, locale)] : [];
  const row = {
    icon: 'hourglass',
    look: looks.amber,
    title: t('need', { count }),
    meta: [...amount, t('needUntil', { at: formatDateTime(first.lapsesAt, settings) })].join(' · '),
    href: '/approvals',
    action: t('needAct'),
  } as const;
  return { id: 'approvalRequests', reading, row };
}
