'use client';

import { useTranslations } from 'use-intl';
import { CardMoney } from '@/components/card/card-money';
import { CardProblem } from '@/components/card/card-problem';
import { TwoLineCard } from '@/components/data-table/two-line-card';
import { PartialNote } from '@/components/feedback/partial-note';
import { useFilterBuilders } from '@/components/list-page/filters/use-filter-builders';
import { ListPage } from '@/components/list-page/list-page';
import { ListTabs } from '@/components/list-page/list-tabs';
import { useColumns } from '@/components/list-page/use-columns';
import { useList } from '@/components/list-page/use-list';
import { buttonLook } from '@/components/ui/action/button-look';
import { Icon } from '@/components/ui/icon/icon';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { recurrenceStatuses } from '@/lib/contracts/card/recurrences';
import { formatDateTime } from '@/lib/format/date-text';
import { addressOf } from '@/lib/lists/definition/list';
import { recurrenceList } from '@/lib/lists/recurrences';
import { cells, FailedTag, isOver } from './columns';
import { RecurrenceBadge } from './recurrence-badge';

/** Recurrences begin with a card charge, whose form has a document of its own: it is gone to by a load. */
const newCharge = '/card/charges/new';

export function RecurrenceList({ mayCreate }: { mayCreate: boolean }) {
  const t = useTranslations('recurrences');
  const tCharges = useTranslations('cardCharges');
  const settings = useDisplaySettings();
  const state = useList(recurrenceList);
  const { view } = state;
  const { text, flag } = useFilterBuilders(state);
  const tab = (status: typeof view.status) => ({
    href: addressOf(recurrenceList, { ...view, page: undefined, status }),
    label: t(`tabs.${status ?? 'all'}`),
    current: view.status === status,
  });
  return (
    <ListPage
      state={state}
      title={t('title')}
      caption={t('title')}
      tabs={<ListTabs label={t('columns.status')} tabs={[undefined, ...recurrenceStatuses].map(tab)} />}
      search={{ placeholder: t('search') }}
      filters={[
        text('text', t('filters.text')),
        flag('failed', t('filters.failed'), { true: t('filters.didFail'), false: t('filters.didNotFail') }),
      ]}
      notes={state.reading.data?.truncated && <PartialNote>{t('truncated')}</PartialNote>}
      columns={useColumns(recurrenceList, cells)}
      problem={<CardProblem reading={state.reading} />}
      rowId={({ id }) => id}
      rowHref={({ id }) => `/card/recurrences/${id}`}
      rowName={(row) => `${t('open')}: ${row.customer ?? row.id}`}
      card={(row) => (
        <TwoLineCard
          title={row.customer ?? row.id}
          amount={<CardMoney value={row.present?.amount ?? row.amount} still={isOver(row)} />}
          meta={formatDateTime(row.startedAt, settings)}
          badge={
            <span className="flex flex-wrap items-center justify-end gap-2">
              <FailedTag recurrence={row} />
              {row.present && <RecurrenceBadge status={row.present.status} />}
            </span>
          }
        />
      )}
      empty={{
        title: t('emptyTitle'),
        text: t('emptyText'),
        action: mayCreate && (
          <a href={newCharge} className={buttonLook({ variant: 'primary' })}>
            <Icon name="plus" />
            {tCharges('create')}
          </a>
        ),
      }}
    />
  );
}
