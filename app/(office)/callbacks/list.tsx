'use client';

import { useTranslations } from 'use-intl';
import { DeliveryState } from '@/components/callback/delivery-state';
import { TwoLineCard } from '@/components/data-table/two-line-card';
import { ListPage } from '@/components/list-page/list-page';
import { useList } from '@/components/list-page/use-list';
import { ButtonLink } from '@/components/ui/action/button-link';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { formatDateTimeSeconds } from '@/lib/format/date-text';
import { callbackList, deliveryFilter } from '@/lib/lists/callbacks/callbacks';
import { Answer, useDeliveryColumns } from './columns';
import { ResendMany } from './resend-many';
import { DeliveryTabs, tabOf } from './tabs';
import { transactionOfReference } from './transaction-of-reference';
import { useFilters } from './use-filters';

/** A delivery made now is in view within this time. */
const refetchInterval = 5_000;

export function DeliveryList({ mayResend }: { mayResend: boolean }) {
  const t = useTranslations('callbacks');
  const settings = useDisplaySettings();
  const state = useList(callbackList, { refetchInterval });
  const { view, now } = state;
  return (
    <ListPage
      state={state}
      title={t('title')}
      caption={t('title')}
      actions={
        <>
          <ButtonLink href="/callbacks/signature">{t('checkSignature')}</ButtonLink>
          {mayResend && <ResendMany filter={deliveryFilter(view, { now, zone: settings.zone })} />}
        </>
      }
      tabs={<DeliveryTabs current={tabOf(view)} />}
      search={{ placeholder: t('search'), resolve: transactionOfReference }}
      filters={useFilters(state)}
      columns={useDeliveryColumns()}
      rowId={({ id }) => id}
      rowHref={({ id }) => `/callbacks/${id}`}
      rowName={(row) => `${t('open')}: ${formatDateTimeSeconds(row.createdAt, settings)}`}
      card={(row) => (
        <TwoLineCard
          icon="send"
          title={<span className="mono">{row.transactionId ?? row.id}</span>}
          amount={<Answer status={row.status} />}
          meta={formatDateTimeSeconds(row.createdAt, settings)}
          badge={<DeliveryState delivery={row} />}
        />
      )}
      selectedActions={(rows) => {
        const transactionIds = rows.flatMap(({ transactionId }) => transactionId ?? []);
        const filter = { ...deliveryFilter(view, { now, zone: settings.zone }), transactionIds };
        return mayResend && transactionIds.length > 0 && <ResendMany filter={filter} what={t('resendChosen')} />;
      }}
      empty={{ title: t('emptyTitle'), text: t('emptyText') }}
    />
  );
}
