'use client';

import clsx from 'clsx';
import { useTranslations } from 'use-intl';
import { AllowedLink } from '@/components/account/allowed-link';
import { LoadErrorFallback } from '@/components/feedback/load-error-fallback';
import { NeedsSkeleton } from '@/components/needs/needs-skeleton';
import { Freshness } from '@/components/shell/freshness';
import { PageHeader } from '@/components/shell/page-header';
import { Card } from '@/components/ui/layout/card';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { useHydrated } from '@/lib/client/use-hydrated';
import type { Permission } from '@/lib/contracts/office/permission';
import { balance } from '@/lib/contracts/pix/account/account';
import { Balance } from './balance';
import { Latest } from './latest';
import { ServiceLine } from './service-line';
import { Volume } from './volume';

const Needs = lazyPart(() => import('@/components/needs/needs').then((module) => module.Needs), MissingNeeds, WaitingNeeds);
const BlockedParts = lazyPart(
  () => import('./blocked-parts').then((module) => module.BlockedParts),
  () => null,
);
const LatestAuditEvents = lazyPart(
  () => import('./latest-audit-events').then((module) => module.LatestAuditEvents),
  () => null,
);

/** What somebody sees first: what their role has to do with. */
export function Overview({ permissions }: { permissions: readonly Permission[] }) {
  const may = (permission: Permission) => permissions.includes(permission);
  const seesTransactions = may('transactions:read');
  const t = useTranslations('overview');
  const tCharges = useTranslations('charges');
  const reading = useEndpointQuery(balance.read, {});
  const hydrated = useHydrated();
  return (
    <>
      <PageHeader
        title={t('title')}
        meta={<Freshness reading={reading} />}
        actions={
          may('charges:create') && (
            <AllowedLink permission="deposit" variant="primary" icon="plus" href="/charges/new">
              {tCharges('new')}
            </AllowedLink>
          )
        }
      />
      <div className="grid gap-4 px-4 pb-8 sm:px-6">
        <ServiceLine />
        <Balance reading={reading} permissions={permissions}>
          {hydrated && may('withdrawals:read') && <BlockedParts blocked={reading.data?.blocked} permissions={permissions} />}
        </Balance>
        <div className={clsx('grid items-start gap-4', seesTransactions && 'xl:grid-cols-[1fr_360px]')}>
          {/* On a narrow screen what waits stands before the chart. */}
          <div className="xl:order-1">{hydrated ? <Needs permissions={permissions} /> : <WaitingNeeds />}</div>
          {seesTransactions && <Volume />}
        </div>
        {seesTransactions && <Latest mayCharge={may('charges:create')} />}
        {hydrated && may('audit:read') && <LatestAuditEvents permissions={permissions} />}
      </div>
    </>
  );
}

function WaitingNeeds() {
  const t = useTranslations('overview');
  return (
    <Card title={t('needs')} flush>
      <NeedsSkeleton />
    </Card>
  );
}

function MissingNeeds({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('overview');
  return (
    <Card title={t('needs')} flush>
      <LoadErrorFallback onRetry={onRetry} />
    </Card>
  );
}
