'use client';

import { useTranslations } from 'use-intl';
import { TwoLineCard } from '@/components/data-table/two-line-card';
import { PlainListPage } from '@/components/list-page/plain-list-page';
import { useColumns } from '@/components/list-page/use-columns';
import { useList } from '@/components/list-page/use-list';
import { ButtonLink } from '@/components/ui/action/button-link';
import { formatPixKey } from '@/lib/format/identifier/pix-key-text';
import { pixKeyList } from '@/lib/lists/pix/pix-keys';
import { cells, PixKeyState, usePixKeyType } from './columns';

/** Only read: keys are made and given up elsewhere. */
export function PixKeyList() {
  const t = useTranslations('pixKeys');
  const typeOf = usePixKeyType();
  return (
    <PlainListPage
      state={useList(pixKeyList)}
      title={t('title')}
      caption={t('title')}
      absent={{
        title: t('absentTitle'),
        text: t('absentText'),
        action: <ButtonLink href="/account">{t('account')}</ButtonLink>,
      }}
      lead={<p className="px-4 pb-4 text-muted sm:px-6">{t('meaning')}</p>}
      columns={useColumns(pixKeyList, cells)}
      rowId={(row) => row.id ?? row.key}
      rowName={(row) => row.key}
      card={(row) => (
        <TwoLineCard
          title={<span className="break-all">{formatPixKey(row.key, row.type)}</span>}
          meta={typeOf(row.type)}
          badge={<PixKeyState pixKey={row} />}
        />
      )}
      empty={{ title: t('emptyTitle'), text: t('emptyText') }}
    />
  );
}
