'use client';

import { useTranslations } from 'use-intl';
import { DetailHeader } from '@/components/shell/detail-header';
import { useZoneName } from '@/lib/client/use-zone-name';
import { ChargeForm } from './charge-form';
import type { OfferedExpiry } from './last-expiry';

/** The page of a new charge. */
export function NewCharge({ usualExpiry }: { usualExpiry: OfferedExpiry }) {
  const t = useTranslations('chargeForm');
  const zone = useZoneName();
  return (
    <>
      <DetailHeader back={{ href: '/charges', label: t('back') }} meta={zone} />
      <div className="px-4 pb-10 sm:px-6">
        <h1 className="pb-5 text-title font-semibold">{t('title')}</h1>
        <ChargeForm usualExpiry={usualExpiry} />
      </div>
    </>
  );
}
