'use client';

import { useTranslations } from 'use-intl';
import { ListView } from '@/components/data-table/list-view';
import { TwoLineCard } from '@/components/data-table/two-line-card';
import { Empty } from '@/components/feedback/empty';
import { QueryProblem, readProblemOf } from '@/components/feedback/query-problem';
import { DetailHeader } from '@/components/shell/detail-header';
import { useFreshness } from '@/components/shell/use-freshness';
import { ButtonLink } from '@/components/ui/button-link';
import { useRead } from '@/lib/client/use-read';
import { resends } from '@/lib/contracts/resends';
import { useResendColumns } from './columns';
import { ResendHead } from './head';
import { RowState } from './row-state';

const everyMs = 1_500;
const hrefOf = (transactionId: string) => `/callbacks?period=all&transactionId=${transactionId}`;

/** One resend of many: the set as it was counted, and what has come of each row. It goes on when nobody looks. */
export function ResendDetail({ id, mayResend }: { id: string; mayResend: boolean }) {
  const t = useTranslations('resend');
  const tList = useTranslations('callbacks');
  const reading = useRead(resends.read, { params: { id } }, { refetchInterval: everyMs });
  const freshness = useFreshness(reading);
  const columns = useResendColumns();
  const found = readProblemOf(reading);
  const resend = reading.data;
  return (
    <>
      <DetailHeader back={{ href: '/callbacks', label: tList('title') }} meta={freshness} />
      {found?.problem.statusCode === 404 ? (
        <Empty heading="h1" title={t('notFoundTitle')} action={<ButtonLink href="/callbacks">{tList('title')}</ButtonLink>} />
      ) : (
        <>
          {resend && <ResendHead resend={resend} mayResend={mayResend} />}
          <ListView
            list="resend"
            caption={t('rows')}
            columns={columns}
            rows={resend?.rows}
            status={found ? 'error' : reading.status}
            problem={<QueryProblem reading={reading} />}
            rowId={(row) => row.transactionId}
            rowHref={(row) => hrefOf(row.transactionId)}
            rowName={(row) => t('open', { id: row.transactionId })}
            card={(row) => (
              <TwoLineCard
                icon="send"
                title={<span className="mono">{row.transactionId}</span>}
                meta={t('attempts', { count: row.attempts })}
                badge={<RowState row={row} />}
              />
            )}
            empty={<Empty title={t('emptyTitle')}>{t('emptyText')}</Empty>}
          />
        </>
      )}
    </>
  );
}
