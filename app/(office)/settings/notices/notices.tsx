'use client';

import { useTranslations } from 'use-intl';
import { Note } from '@/components/feedback/note';
import { QueryProblem, readProblemOf } from '@/components/feedback/query-problem';
import { DesktopSwitch } from '@/components/infraction/alerts/desktop/desktop-switch';
import { PageHeader } from '@/components/shell/page-header';
import { Card } from '@/components/ui/layout/card';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { useHydrated } from '@/lib/client/use-hydrated';
import { noticeSettings } from '@/lib/contracts/office/notices/notice-settings';
import { DigestHour } from './digest-hour';
import { KindRow } from './kind-row';

/** How the person is told of each kind of notice: in the product, by e-mail at once, in the digest of the day; and deadlines in this browser. */
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
        {hydrated && seesDeadlines && (
          <Card flush title={t('thisBrowser')}>
            <DesktopSwitch />
          </Card>
        )}
        {seesDeadlines && <p className="text-cell text-muted">{t('always')}</p>}
      </div>
    </>
  );
}
