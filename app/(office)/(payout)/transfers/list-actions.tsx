'use client';

import { useTranslations } from 'use-intl';
import { FindButton } from '@/components/transaction-list/find-button';
import { Button } from '@/components/ui/action/button';
import { ButtonLink } from '@/components/ui/action/button-link';

/** What one does from the list: find one transfer, make another. Who may not make one is told who may. */
export function ListActions({ mayCreate }: { mayCreate: boolean }) {
  const t = useTranslations('transfers');
  return (
    <>
      <FindButton of="transfers" />
      {mayCreate ? (
        <ButtonLink variant="primary" icon="plus" href="/transfers/new">
          {t('new')}
        </ButtonLink>
      ) : (
        <Button icon="plus" blocked={t('mayNotCreate')}>
          {t('new')}
        </Button>
      )}
    </>
  );
}
