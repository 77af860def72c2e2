'use client';

import { useTranslations } from 'use-intl';
import { Note } from '@/components/feedback/note';
import { useRedirectAfterCreate } from '@/components/operation/use-redirect-after-create';
import { DetailHeader } from '@/components/shell/detail-header';
import { useZoneName } from '@/lib/client/use-zone-name';
import { ChargeForm } from './charge-form';

/** The form, and the moment between the charge and its page. */
export function NewCharge() {
  const t = useTranslations('chargeForm');
  const zone = useZoneName();
  const { made, onCreated } = useRedirectAfterCreate('/charges');
  return (
    <>
      <DetailHeader back={{ href: '/charges', label: t('back') }} meta={zone} />
      <div className="px-4 pb-10 sm:px-6">
        <h1 className="pb-5 text-title font-semibold">{t('title')}</h1>
        {made ? (
          <Note tone="green" live>
            {t('made')}
          </Note>
        ) : (
          <ChargeForm onCreated={onCreated} />
        )}
      </div>
    </>
  );
}
