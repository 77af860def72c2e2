'use client';

import { useTranslations } from 'use-intl';
import { LoadErrorFallback } from '@/components/feedback/load-error-fallback';
import { PageHeader } from '@/components/shell/page-header';
import { useFreshness } from '@/components/shell/use-freshness';
import { ButtonLink } from '@/components/ui/action/button-link';
import { Card } from '@/components/ui/layout/card';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { useHydrated } from '@/lib/client/use-hydrated';
import { useEndpointQuery } from '@/lib/client/use-read';
import { balance } from '@/lib/contracts/pix/account/account';
import { Balance } from './balance';
import { Latest } from './latest';
import { Needs } from './needs';
import { ServiceLine } from './service-line';
import { VolumeShape } from './volume-shape';

/** The chart's library is far heavier than the page: it comes after the numbers. */
const Volume = lazyPart(() => import('./volume').then((module) => module.Volume), MissingVolume, VolumeSkeleton);

type OverviewProps = { seesTransactions: boolean; seesOperations: boolean; seesInfractions: boolean; mayCharge: boolean };

export function Overview({ seesTransactions, seesOperations, seesInfractions, mayCharge }: OverviewProps) {
  const t = useTranslations('overview');
  const tCharges = useTranslations('charges');
  const reading = useEndpointQuery(balance.read, {});
  const hydrated = useHydrated();
  return (
    <>
      <PageHeader
        title={t('title')}
        meta={useFreshness(reading)}
        actions={
          mayCharge && (
            <ButtonLink variant="primary" icon="plus" href="/charges/new">
              {tCharges('new')}
            </ButtonLink>
          )
        }
      />
      <div className="grid gap-4 px-4 pb-8 sm:px-6">
        <ServiceLine />
        <Balance reading={reading} />
        {seesTransactions && (
          <>
            <div className="grid items-start gap-4 xl:grid-cols-[1fr_360px]">
              {hydrated ? <Volume /> : <VolumeSkeleton />}
              <Needs seesOperations={seesOperations} seesInfractions={seesInfractions} />
            </div>
            <Latest />
          </>
        )}
      </div>
    </>
  );
}

function VolumeSkeleton() {
  const t = useTranslations('overview');
  return (
    <Card title={t('volume')}>
      <VolumeShape />
    </Card>
  );
}

function MissingVolume({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('overview');
  return (
    <Card title={t('volume')} flush>
      <LoadErrorFallback onRetry={onRetry} />
    </Card>
  );
}
