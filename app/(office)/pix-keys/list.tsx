'use client';

import { useTranslations } from 'use-intl';
import { ListView } from '@/components/data-table/list-view';
import { TwoLineCard } from '@/components/data-table/two-line-card';
import { Empty } from '@/components/feedback/empty';
import { QueryProblem, readProblemOf } from '@/components/feedback/query-problem';
import { PageHeader } from '@/components/shell/page-header';
import { useFreshness } from '@/components/shell/use-freshness';
import { ButtonLink } from '@/components/ui/button-link';
import { useRead } from '@/lib/client/use-read';
import { pixKeys } from '@/lib/contracts/pix-keys';
import { PixKeyState, usePixKeyColumns, usePixKeyType } from './columns';

/** The keys under which the account is paid (interface: Pix keys of the account). Only read: they are made and given up elsewhere. */
export function PixKeyList() {
  const t = useTranslations('pixKeys');
  const reading = useRead(pixKeys.list, {});
  const columns = usePixKeyColumns();
  const typeOf = usePixKeyType();
  const problem = readProblemOf(reading);
  return (
    <>
      <PageHeader title={t('title')} meta={useFreshness(reading)} />
      {problem?.problem.statusCode === 404 ? (
        <Empty title={t('absentTitle')} action={<ButtonLink href="/account">{t('account')}</ButtonLink>}>
          {t('absentText')}
        </Empty>
      ) : (
        <>
          <p className="px-4 pb-4 text-muted sm:px-6">{t('meaning')}</p>
          <ListView
            list="pix-keys"
            caption={t('title')}
            columns={columns}
            rows={reading.data?.items}
            status={problem ? 'error' : reading.status}
            problem={<QueryProblem reading={reading} />}
            rowId={(row) => row.id ?? row.key}
            rowName={(row) => row.key}
            card={(row) => (
              <TwoLineCard
                title={<span className="break-all">{row.key}</span>}
                meta={typeOf(row.type)}
                badge={<PixKeyState pixKey={row} />}
              />
            )}
            empty={<Empty title={t('emptyTitle')}>{t('emptyText')}</Empty>}
          />
        </>
      )}
    </>
  );
}
