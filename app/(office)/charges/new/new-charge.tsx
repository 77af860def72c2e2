'use client';

import { useTranslations } from 'use-intl';
import { useMade } from '@/app/(office)/use-made';
import { Note } from '@/components/feedback/note';
import { DetailHeader } from '@/components/shell/detail-header';
import { ChargeForm } from './charge-form';

/** The form, and the moment between the charge and its page. */
export function NewCharge() {
  const t = useTranslations('chargeForm');
  const tApp = useTranslations('app');
  const { made, onMade } = useMade('/charges');
  return (
    <>
      <DetailHeader back={{ href: '/charges', label: t('back') }} meta={tApp('zone')} />
      <div className="px-4 pb-10 sm:px-6">
        <h1 className="pb-5 text-title font-semibold">{t('title')}</h1>
        {made ? (
          <Note tone="green" live>
            {t('made')}
          </Note>
        ) : (
          <ChargeForm onMade={onMade} />
        )}
      </div>
    </>
  );
}
