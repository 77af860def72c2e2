'use client';

import { useTranslations } from 'use-intl';
import { FindButton } from '@/components/transaction-list/find-button';
import { Button } from '@/components/ui/action/button';
import { ButtonLink } from '@/components/ui/action/button-link';
import { chargeList } from '@/lib/lists/charges';
import { addressOf } from '@/lib/lists/definition/list';

/** What one does from the list: find one charge, make another. Who may not make one is told who may. */
export function ListActions({ mayCreate }: { mayCreate: boolean }) {
  const t = useTranslations('charges');
  return (
    <>
      <FindButton of="charges" listHref={(key, value) => addressOf(chargeList, { [key]: value, period: 'last30' })} />
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
