'use client';

import { useTranslations } from 'use-intl';
import { AllowedLink } from '@/components/account/allowed-link';
import { useNotAllowed } from '@/components/account/use-not-allowed';
import { Button } from '@/components/ui/action/button';

/** What one does from the list: pay a code, make another. Who may not make one is told who may. */
export function ListActions({ mayCreate }: { mayCreate: boolean }) {
  const t = useTranslations('withdrawals');
  const notAllowed = useNotAllowed('withdraw');
  return (
    <>
      {mayCreate ? (
        <>
          {/* Loaded anew: only a document of its own may use the camera. */}
          <Button icon="qr" blocked={notAllowed} onClick={() => window.location.assign('/withdrawals/qr-code')}>
            {t('payCode')}
          </Button>
          <AllowedLink permission="withdraw" variant="primary" icon="plus" href="/withdrawals/new">
            {t('new')}
          </AllowedLink>
        </>
      ) : (
        <Button icon="plus" blocked={t('mayNotCreate')}>
          {t('new')}
        </Button>
      )}
    </>
  );
}
