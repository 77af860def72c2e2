'use client';

import { useTranslations } from 'use-intl';
import { LoadErrorFallback } from '@/components/feedback/load-error-fallback';
import { Note } from '@/components/feedback/note';
import { QueryProblem, readProblemOf } from '@/components/feedback/query-problem';
import { PageHeader } from '@/components/shell/page-header';
import { Card } from '@/components/ui/layout/card';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { useHydrated } from '@/lib/client/use-hydrated';
import { noticeSettings } from '@/lib/contracts/office/notices/notice-settings';
import { DigestHour } from './digest-hour';
import { KindRow } from './kind-row';

const BrowserNotices = lazyPart(
  () => import('./browser/browser-notices').then((module) => module.BrowserNotices),
  LoadErrorFallback,
  () => <Skeleton shape="rows" className="h-40 w-full" />,
);

/** How the person is told of each kind of notice: in the product, by e-mail at once, in the digest of the day; and in which browsers. */
export function Notices({ seesDeadlines }: { seesDeadlines: boolean }) {
  const t = useTranslations('noticeSettings');
  const reading = useEndpointQuery(noticeSettings.read, {});
  const hydrated = useHydrated();
  const known = reading.data;
  return (
    <>
      <PageHeader title={t('title')} />
      <div className="grid max-w-[860px] gap-4 px-4 pb-8 sm:px-6">
        <p className="text-muted">{t('text')}</p>
        {readProblemOf(reading) && <QueryProblem reading={reading} />}
        {reading.isPending && <Skeleton shape="rows" className="h-80 w-full" />}
        {known && !known.installed && <Note>{t('notInstalled')}</Note>}
        {known && (
          <Card flush>
            <ul>
              {known.items.map((item) => (
                <KindRow key={item.kind} item={item} />
              ))}
            </ul>
          </Card>
        )}
        {known && <DigestHour hour={known.digestHour} address={known.address} />}
        {hydrated && <BrowserNotices seesDeadlines={seesDeadlines} />}
        {seesDeadlines && <p className="text-cell text-muted">{t('always')}</p>}
      </div>
    </>
  );
}
