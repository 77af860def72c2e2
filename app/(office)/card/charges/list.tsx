'use client';

import { useTranslations } from 'use-intl';
import { CardChargeAmount } from '@/components/card/card-charge-amount';
import { CardChargeBadge } from '@/components/card/card-charge-badge';
import { CardProblem } from '@/components/card/card-problem';
import { TwoLineCard } from '@/components/data-table/two-line-card';
import { useFilterBuilders } from '@/components/list-page/filters/use-filter-builders';
import { ListPage } from '@/components/list-page/list-page';
import { useColumns } from '@/components/list-page/use-columns';
import { useList } from '@/components/list-page/use-list';
import { buttonLook } from '@/components/ui/action/button-look';
import { Icon } from '@/components/ui/icon/icon';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { useZoneName } from '@/lib/client/use-zone-name';
import { cardName, payerName } from '@/lib/domain/card/card-charge-names';
import { formatDateTime } from '@/lib/format/date-text';
import { serviceZone } from '@/lib/format/zone';
import { cardChargeList } from '@/lib/lists/card-charges';
import { cells } from './columns';

const hrefOf = (id: string) => `/card/charges/${id}`;

/** A new one has a document of its own, so it is gone to by a load. */
export function CardChargeList({ mayCreate }: { mayCreate: boolean }) {
  const t = useTranslations('cardCharges');
  const settings = useDisplaySettings();
  const state = useList(cardChargeList);
  const { text, period } = useFilterBuilders(state);
  const zoneName = useZoneName(serviceZone);
  const create = mayCreate && (
    <a href={hrefOf('new')} className={buttonLook({ variant: 'primary' })}>
      <Icon name="plus" />
      {t('create')}
    </a>
  );
  return (
    <ListPage
      state={state}
      title={t('title')}
      caption={t('title')}
      actions={create}
      search={{ placeholder: t('search') }}
      filters={[
        period({ label: t('filters.period', { zone: zoneName }), zone: serviceZone }),
        text('recurrentPaymentId', t('filters.recurrentPaymentId')),
      ]}
      columns={useColumns(cardChargeList, cells)}
      problem={<CardProblem reading={state.reading} />}
      rowId={({ id }) => id}
      rowHref={({ id }) => hrefOf(id)}
      rowName={(row) => `${t('open')}: ${payerName(row) ?? row.id}`}
      card={(row) => (
        <TwoLineCard
          title={payerName(row) ?? row.id}
          amount={<CardChargeAmount charge={row} />}
          meta={[formatDateTime(row.createdAt, settings), cardName(row)].filter(Boolean).join(' · ')}
          badge={<CardChargeBadge charge={row} />}
        />
      )}
      empty={{ title: t('emptyTitle'), text: t('emptyText'), action: create }}
    />
  );
}
