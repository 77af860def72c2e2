'use client';

import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/action/button';
import { ButtonLink } from '@/components/ui/action/button-link';

/** What one does from the list: make another. Who may not make one is told who may. */
export function ListActions({ mayCreate }: { mayCreate: boolean }) {
  const t = useTranslations('transfers');
  return mayCreate ? (
    <ButtonLink variant="primary" icon="plus" href="/transfers/new">
      {t('new')}
    </ButtonLink>
  ) : (
    <Button icon="plus" blocked={t('mayNotCreate')}>
      {t('new')}
    </Button>
  );
}
