'use client';

import { useTranslations } from 'use-intl';
import { CreateLink } from '@/components/account/create-link';
import { useNotAllowed } from '@/components/account/use-not-allowed';
import { Button } from '@/components/ui/action/button';

/** The actions of the list of withdrawals: pay a QR Code, create a withdrawal. */
export function ListActions({ mayCreate }: { mayCreate: boolean }) {
  const t = useTranslations('withdrawals');
  const notAllowed = useNotAllowed('withdraw');
  return (
    <>
      {mayCreate && (
        // A full page load: only that page's own document may use the camera.
        <Button icon="qr" blocked={notAllowed} onClick={() => window.location.assign('/withdrawals/qr-code')}>
          {t('payCode')}
        </Button>
      )}
      <CreateLink permission="withdraw" href="/withdrawals/new" label={t('new')} mayCreate={mayCreate} mayNotCreate={t('mayNotCreate')} />
    </>
  );
}
