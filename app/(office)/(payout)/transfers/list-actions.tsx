'use client';

import { useTranslations } from 'use-intl';
import { AllowedLink } from '@/components/account/allowed-link';
import { Button } from '@/components/ui/action/button';

/** What one does from the list: make another. Who may not make one is told who may. */
export function ListActions({ mayCreate }: { mayCreate: boolean }) {
  const t = useTranslations('transfers');
  return mayCreate ? (
    <AllowedLink permission="transfer" variant="primary" icon="plus" href="/transfers/new">
      {t('new')}
    </AllowedLink>
  ) : (
    <Button icon="plus" blocked={t('mayNotCreate')}>
      {t('new')}
    </Button>
  );
}
