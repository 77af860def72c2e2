'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { IconName } from '@/components/ui/icon/icon-names';
import { serverNow } from '@/lib/client/clock/server-clock';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { audit } from '@/lib/contracts/office/audit/audit';
import type { AuditAction } from '@/lib/contracts/office/audit/audit-action';
import { formatDateTime } from '@/lib/format/date-text';
import { periodDays } from '@/lib/format/time/period';
import { periodInstants } from './latest-query';
import { looks, type May, type Need } from './need';

const maxEntries = 100;

const kinds = {
  refusedSignIns: { actions: ['session.refused', 'session.failures-noticed'], icon: 'lock', look: looks.red },
  unusualAuditEvents: { actions: ['access.denied', 'limit.reached'], icon: 'triangle', look: looks.amber },
} as const satisfies Record<string, { actions: readonly AuditAction[]; icon: IconName; look: string }>;

/** Audit entries of the last seven days that somebody should check. */
export function useAuditNeed(kind: keyof typeof kinds, may: May): Need {
  const t = useTranslations('needs');
  const settings = useDisplaySettings();
  const [now] = useState(() => new Date(serverNow()));
  const sees = may('audit:read');
  const { actions, icon, look } = kinds[kind];
  const { dateFrom } = periodInstants('last7', now, settings.zone);
  const reading = useEndpointQuery(audit.list, { query: { action: actions, dateFrom, page: 1, limit: maxEntries } }, { enabled: sees });
  if (!sees) return null;
  const items = reading.data?.items ?? [];
  const [newest] = items;
  if (!newest) return { id: kind, reading, row: null };
  // Refusals that repeat within a minute are one line with their number.
  const count = items.reduce((total, { facts }) => total + Number(facts.count ?? 1), 0);
  const row = {
    icon,
    look,
    title: t(reading.data?.hasNext ? `${kind}Many` : kind, { count }),
    meta: `${t('latestAt', { at: formatDateTime(newest.at, settings) })} · ${t('last7')}`,
    href: `/settings/audit?action=${actions.join(',')}&from=${periodDays('last7', now, settings.zone).from}`,
    action: t('auditAction'),
  };
  return { id: kind, reading, row };
}
