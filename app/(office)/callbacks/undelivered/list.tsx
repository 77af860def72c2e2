'use client';

import { useTranslations } from 'use-intl';
import { ResendMany } from '@/app/(office)/callbacks/resend-many';
import { DeliveryTabs } from '@/app/(office)/callbacks/tabs';
import { TwoLineCard } from '@/components/data-table/two-line-card';
import { LoadErrorFallback } from '@/components/feedback/load-error-fallback';
import { Note } from '@/components/feedback/note';
import { PartialNote } from '@/components/feedback/partial-note';
import { PlainListPage } from '@/components/list-page/plain-list-page';
import { useColumns } from '@/components/list-page/use-columns';
import { useList } from '@/components/list-page/use-list';
import { StatusBadge } from '@/components/transaction/status-badge';
import { TextLink } from '@/components/ui/action/text-link';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { type UndeliveredKind, undeliveredKinds } from '@/lib/contracts/office/callbacks/undelivered';
import type { Undelivered } from '@/lib/contracts/office/callbacks/undelivered.shape';
import type { RecordOf } from '@/lib/contracts/shapes';
import { formatDateTime } from '@/lib/format/date-text';
import { undeliveredList } from '@/lib/lists/callbacks/undelivered';
import { addressOf } from '@/lib/lists/definition/list';
import { cells } from './columns';
import { UndeliveredBadge } from './undelivered-badge';
import type { UndeliveredFiltersProps } from './undelivered-filters';

/** Most come for what is shown at first; what narrows it comes after that. */
const UndeliveredFilters = lazyPart<UndeliveredFiltersProps>(
  () => import('./undelivered-filters').then((module) => module.UndeliveredFilters),
  LoadErrorFallback,
  () => <div className="h-[58px] border-b border-line" />,
);

const refetchInterval = 60_000;

/** Deliveries the merchant's system never acknowledged, with the action for each. */
export function UndeliveredList({ mayResend }: { mayResend: boolean }) {
  const t = useTranslations('undelivered');
  const tList = useTranslations('callbacks');
  const state = useList(undeliveredList, { refetchInterval });
  const found = state.reading.data;
  return (
    <PlainListPage
      state={state}
      title={tList('title')}
      caption={t('title')}
      actions={
        mayResend &&
        found && (
          <ResendMany
            filter={{ createdAtFrom: found.since, createdAtTo: found.until, transactionId: state.view.transactionId }}
            what={t('resendText')}
          />
        )
      }
      tabs={<DeliveryTabs current="undelivered" />}
      bar={<UndeliveredFilters state={state} />}
      lead={found && <Findings found={found} kind={state.view.kind} />}
      columns={useColumns(undeliveredList, cells)}
      rowId={(row) => row.transactionId}
      rowHref={hrefOf}
      rowName={(row) => t('open', { id: row.transactionId })}
      card={(row) => (
        <TwoLineCard
          icon="send"
          title={<span className="mono">{row.transactionId}</span>}
          meta={row.status && <StatusBadge status={row.status} />}
          badge={<UndeliveredBadge row={row} />}
        />
      )}
      empty={{ title: t('emptyTitle'), text: t('emptyText') }}
    />
  );
}

function Findings({
  found: { counts, slow, silentSince, truncated },
  kind,
}: {
  found: RecordOf<'undelivered.list'>;
  kind: UndeliveredKind | undefined;
}) {
  const t = useTranslations('undelivered');
  const settings = useDisplaySettings();
  return (
    <div className="grid gap-3 px-4 py-4 sm:px-6">
      <p className="text-cell text-muted">{t('text')}</p>
      <ul className="numbers flex flex-wrap gap-x-4 gap-y-1">
        {undeliveredKinds.map((one) => (
          <li key={one}>
            <TextLink
              href={addressOf(undeliveredList, kind === one ? {} : { kind: one })}
              aria-current={kind === one ? 'true' : undefined}
              className="aria-current:underline"
            >
              {t(`count.${one}`, { count: counts[one] })}
            </TextLink>
          </li>
        ))}
      </ul>
      {kind && <p className="max-w-[760px] text-cell text-muted">{t(`explain.${kind}`)}</p>}
      {silentSince && <Note tone="red">{t('silent', { at: formatDateTime(silentSince, settings) })}</Note>}
      {slow > 0 && <Note tone="amber">{t('slow', { count: slow })}</Note>}
      {truncated && <PartialNote>{t('truncated')}</PartialNote>}
    </div>
  );
}

/** To the attempts where there were any, else to the transaction itself. */
function hrefOf({ kind, transactionId }: Undelivered): string {
  return kind === 'never' ? `/transactions/${transactionId}` : `/callbacks?period=all&transactionId=${transactionId}`;
}
