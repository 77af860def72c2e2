'use client';

import { useTranslations } from 'use-intl';
import { Card } from '@/components/ui/layout/card';
import { serverTimeOf } from '@/lib/client/clock/server-clock';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { useEndpointQuery } from '@/lib/client/use-read';
import type { ReportRequest } from '@/lib/contracts/office/files/report-requests.shape';
import { reports } from '@/lib/contracts/pix/reports';
import { formatDateTime } from '@/lib/format/date-text';
import { ReportBadge } from './report-badge';
import { ReportDownload } from './report-download';

/** The newest reports of the account that were not asked for from here, where the service lists any: nothing says what they are about. */
export function ExternalReports({ known, mayDownload }: { known: readonly ReportRequest[]; mayDownload: boolean }) {
  const t = useTranslations('reports');
  const settings = useDisplaySettings();
  const reading = useEndpointQuery(reports.list, { query: { page: 1, limit: 20 } });
  const others = reading.data?.items.filter(({ id }) => !known.some((own) => own.id === id)) ?? [];
  if (others.length === 0) return null;
  return (
    <Card title={t('elsewhere')} flush>
      <ul aria-label={t('elsewhere')}>
        {others.map(({ id, status, createdAt, expiresAt }) => {
          const at = t('askedAt', { at: formatDateTime(createdAt, settings) });
          const isPast = expiresAt !== null && Date.parse(expiresAt) <= serverTimeOf(reading.dataUpdatedAt);
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 last:border-0">
              <div className="min-w-0 flex-1 basis-64">
                <p className="numbers flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium">
                  {at}
                  <ReportBadge status={isPast ? 'EXPIRED' : status} />
                </p>
                <p className="mono text-meta break-all text-muted">{id}</p>
              </div>
              {status === 'COMPLETED' && !isPast && <ReportDownload id={id} what={at} mayDownload={mayDownload} />}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
