'use client';

import { useTranslations } from 'use-intl';
import { Note } from '@/components/feedback/note';
import { QueryProblem, readProblemOf } from '@/components/feedback/query-problem';
import { Freshness } from '@/components/shell/freshness';
import { PageHeader } from '@/components/shell/page-header';
import { Card } from '@/components/ui/layout/card';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { developers } from '@/lib/contracts/office/developers/developers';
import { serviceAreas } from '@/lib/contracts/service-areas';
import { CapabilityRow } from './capability-row';
import { DeveloperTabs } from './tabs';

/** What the account can do at the service, by area: what is known of each capability, and what to do about one that is missing. */
export function CapabilityMap() {
  const t = useTranslations('developers');
  const tService = useTranslations('serviceStatus');
  const reading = useEndpointQuery(developers.capabilities, {});
  const { data } = reading;
  return (
    <>
      <PageHeader title={t('title')} meta={<Freshness reading={reading} />} />
      <DeveloperTabs current="capabilities" />
      <div className="grid max-w-[860px] gap-4 px-4 py-4 sm:px-6">
        <p className="text-muted">{t('text')}</p>
        {readProblemOf(reading) && <QueryProblem reading={reading} />}
        {reading.isPending && <Skeleton shape="rows" className="h-80 w-full" />}
        {data && !data.accountRead && <Note tone="amber">{t('accountUnread')}</Note>}
        {data &&
          serviceAreas.map((area) => (
            <Card key={area} title={tService(`areas.${area}`)} flush>
              <ul>
                {data.items
                  .filter((capability) => capability.area === area)
                  .map((capability) => (
                    <CapabilityRow key={capability.name} capability={capability} outgoingAddress={data.outgoingAddress} />
                  ))}
              </ul>
            </Card>
          ))}
      </div>
    </>
  );
}
