'use client';

import { useTranslations } from 'use-intl';
import { ResendMany } from '@/app/(office)/callbacks/resend-many';
import { DeliveryTabs } from '@/app/(office)/callbacks/tabs';
import { ListView } from '@/components/data-table/list-view';
import { listReading } from '@/components/data-table/paged-reading';
import { TwoLineCard } from '@/components/data-table/two-line-card';
import { Empty } from '@/components/feedback/empty';
import { EmptyDrawing } from '@/components/feedback/empty-drawing';
import { Note } from '@/components/feedback/note';
import { PartialNote } from '@/components/feedback/partial-note';
import { PageHeader } from '@/components/shell/page-header';
import { useFreshness } from '@/components/shell/use-freshness';
import { StatusBadge } from '@/components/transaction/status-badge';
import { useRead } from '@/lib/client/use-read';
import type { RecordOf } from '@/lib/contracts/shapes';
import { untold } from '@/lib/contracts/untold';
import type { Untold } from '@/lib/contracts/untold.shape';
import { useUntoldColumns } from './columns';
import { UntoldBadge } from './untold-badge';

/** The transactions whose newest status the merchant's system has not taken, and what is to be done about each. */
export function UntoldList({ mayResend }: { mayResend: boolean }) {
  const t = useTranslations('untold');
  const tList = useTranslations('callbacks');
  const reading = useRead(untold.list, {}, { refetchInterval: 60_000 });
  const columns = useUntoldColumns();
  const found = reading.data;
  return (
    <>
      <PageHeader
        title={tList('title')}
        meta={useFreshness(reading)}
        actions={mayResend && found && <ResendMany filter={{ createdAtFrom: found.since, createdAtTo: found.readAt }} />}
      />
      <DeliveryTabs current="untold" />
      {found && <Findings found={found} />}
      <ListView
        {...listReading(reading)}
        rows={found?.items}
        list="untold"
        caption={t('title')}
        columns={columns}
        rowId={(row) => row.transactionId}
        rowHref={hrefOf}
        rowName={(row) => t('open', { id: row.transactionId })}
        card={(row) => (
          <TwoLineCard
            icon="send"
            title={<span className="mono">{row.transactionId}</span>}
            meta={row.status && <StatusBadge status={row.status} />}
            badge={<UntoldBadge row={row} />}
          />
        )}
        empty={
          <Empty drawing={<EmptyDrawing />} title={t('emptyTitle')}>
            {t('emptyText')}
          </Empty>
        }
      />
    </>
  );
}

function Findings({ found: { counts, slow, items, cut } }: { found: RecordOf<'untold.list'> }) {
  const t = useTranslations('untold');
  const all = counts.lost + counts.repeating + counts.never;
  return (
    <div className="grid gap-3 px-4 py-4 sm:px-6">
      <p className="text-cell text-muted">{t('text')}</p>
      {all > 0 && <p className="numbers">{t('counts', counts)}</p>}
      {slow > 0 && <Note tone="amber">{t('slow', { count: slow })}</Note>}
      {items.length < all && <PartialNote>{t('shown', { shown: items.length, all })}</PartialNote>}
      {cut && <PartialNote>{t('cut')}</PartialNote>}
    </div>
  );
}

/** To the attempts where there were any, else to the transaction itself. */
function hrefOf({ kind, transactionId }: Untold): string {
  return kind === 'never' ? `/transactions/${transactionId}` : `/callbacks?period=all&transactionId=${transactionId}`;
}
