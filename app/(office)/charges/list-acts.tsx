'use client';

import { useTranslations } from 'use-intl';
import { FindButton } from '@/app/(office)/find-button';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { addressOf } from './view';

/** What one does from the list: find one charge, make another. Who may not make one is told who may. */
export function ListActs({ mayCreate }: { mayCreate: boolean }) {
  const t = useTranslations('charges');
  return (
    <>
      <FindButton of="charges" listHref={(key, value) => addressOf({ [key]: value, period: 'last30' })} />
      {mayCreate ? (
        <ButtonLink variant="primary" icon="plus" href="/charges/new">
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
