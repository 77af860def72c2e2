'use client';

import { useTranslations } from 'use-intl';
import { CreateLink } from '@/components/account/create-link';
import { TimeLeft } from '@/components/charge/time-left';
import { useColumns } from '@/components/list-page/use-columns';
import { useList } from '@/components/list-page/use-list';
import { transactionCells } from '@/components/transaction-list/transaction-cells';
import { TransactionsOfType } from '@/components/transaction-list/transactions-of-type';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import type { Transaction } from '@/lib/contracts/shapes';
import { formatDateTime } from '@/lib/format/date-text';
import { chargeList } from '@/lib/lists/pix/charges';
import { Presets } from './presets';
import { useFilters } from './use-filters';

const cells = { ...transactionCells, end: (row: Transaction) => <TimeLeft charge={row} /> };

export function ChargeList({ mayCreate }: { mayCreate: boolean }) {
  const t = useTranslations('charges');
  const settings = useDisplaySettings();
  const state = useList(chargeList);
  return (
    <TransactionsOfType
      name="charges"
      state={state}
      filters={useFilters(state)}
      columns={useColumns(chargeList, cells)}
      actions={
        <CreateLink permission="deposit" href="/charges/new" label={t('new')} mayCreate={mayCreate} mayNotCreate={t('mayNotCreate')} />
      }
      create={mayCreate ? '/charges/new' : null}
      tabs={<Presets view={state.view} />}
      cardMeta={({ createdAt }) => formatDateTime(createdAt, settings)}
    />
  );
}
