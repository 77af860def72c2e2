'use client';

import { useTranslations } from 'use-intl';
import { ListView } from '@/components/data-table/list-view';
import { TwoLineCard } from '@/components/data-table/two-line-card';
import { Empty } from '@/components/feedback/empty';
import { useColumns } from '@/components/list-page/use-columns';
import { RecordPage } from '@/components/record-page/record-page';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { resends } from '@/lib/contracts/office/callbacks/resends';
import type { Resend } from '@/lib/contracts/office/callbacks/resends.shape';
import { listPlace } from '@/lib/contracts/pages/list-place';
import { cells, resendRows } from './columns';
import { ResendHead } from './head';
import { RowState } from './row-state';

const refetchInterval = 1_500;
const hrefOf = (transactionId: string) => `/callbacks?period=all&transactionId=${transactionId}`;

/** One resend: the set as it was counted, and the result of each row. It continues while the page is closed. */
export function ResendDetail({ id, mayResend }: { id: string; mayResend: boolean }) {
  const t = useTranslations('resend');
  const tList = useTranslations('resends');
  return (
    <RecordPage
      list={listPlace('resends')}
      id={id}
      reading={useEndpointQuery(resends.read, { params: { id } }, { refetchInterval })}
      words={{ back: tList('title'), notFoundTitle: t('notFoundTitle') }}
      skeleton={<Skeleton shape="rows" className="h-96 w-full" />}
      wide
    >
      {(resend) => (
        <>
          <ResendHead resend={resend} mayResend={mayResend} />
          <Rows rows={resend.rows} />
        </>
      )}
    </RecordPage>
  );
}

function Rows({ rows }: Pick<Resend, 'rows'>) {
  const t = useTranslations('resend');
  return (
    <ListView
      list="resend"
      caption={t('rows')}
      columns={useColumns(resendRows, cells)}
      rows={rows}
      status="success"
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
  );
}
