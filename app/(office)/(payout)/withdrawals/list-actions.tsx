'use client';

import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/action/button';
import { ButtonLink } from '@/components/ui/action/button-link';

/** What one does from the list: pay a code, make another. Who may not make one is told who may. */
export function ListActions({ mayCreate }: { mayCreate: boolean }) {
  const t = useTranslations('withdrawals');
  return (
    <>
      {mayCreate ? (
        <>
          {/* Loaded anew: only a document of its own may use the camera. */}
          <Button icon="qr" onClick={() => window.location.assign('/withdrawals/qr-code')}>
            {t('payCode')}
          </Button>
          <ButtonLink variant="primary" icon="plus" href="/withdrawals/new">
            {t('new')}
          </ButtonLink>
        </>
      ) : (
        <Button icon="plus" blocked={t('mayNotCreate')}>
          {t('new')}
        </Button>
      )}
    </>
  );
}
