'use client';

import { useTranslations } from 'use-intl';
import { Actor, Result } from '@/components/audit/entry-cells';
import { useAuditSentence } from '@/components/audit/use-audit-sentence';
import { Verify } from '@/components/audit/verify';
import { PartProblem } from '@/components/feedback/part-problem';
import { PageLink } from '@/components/ui/action/page-link';
import { TextLink } from '@/components/ui/action/text-link';
import { Card } from '@/components/ui/layout/card';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { audit } from '@/lib/contracts/office/audit/audit';
import type { Permission } from '@/lib/contracts/office/permission';
import { pagesFor } from '@/lib/contracts/pages/navigation';
import { formatDateTime } from '@/lib/format/date-text';

/** The latest audited actions and whether the audit chain is intact. */
export function LatestAuditEvents({ permissions }: { permissions: readonly Permission[] }) {
  const t = useTranslations('overview');
  const settings = useDisplaySettings();
  const sentence = useAuditSentence(pagesFor(permissions).map(({ href }) => href));
  const reading = useEndpointQuery(audit.list, { query: { page: 1, limit: 6 } });
  return (
    <Card title={t('latestAuditEvents')} action={<TextLink href="/settings/audit">{t('seeAll')}</TextLink>} flush>
      <div className="border-b border-line px-4 py-2.5">
        <Verify />
      </div>
      {!reading.data && (
        <div className="p-4 empty:hidden">
          <PartProblem reading={reading} />
        </div>
      )}
      <ul>
        {reading.data?.items.map((entry) => (
          <li key={entry.id} className="border-b border-line last:border-0">
            <PageLink
              href={`/settings/audit/${entry.id}`}
              className="grid items-center gap-x-3 gap-y-1 px-4 py-2.5 text-cell hover:bg-hover md:h-9 md:grid-cols-[148px_160px_1fr_150px] md:py-0"
            >
              <span className="numbers max-md:text-meta max-md:text-muted">{formatDateTime(entry.at, settings)}</span>
              <span className="truncate">
                <Actor entry={entry} />
              </span>
              <span className="min-w-0 md:truncate">{sentence.text(entry)}</span>
              <span>
                <Result entry={entry} />
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
