'use client';

import { useTranslations } from 'use-intl';
import { CreateLink } from '@/components/account/create-link';
import { TimeLeft } from '@/components/charge/time-left';
import { transactionCells } from '@/components/transaction-list/transaction-cells';
import { TransactionsOfType } from '@/components/transaction-list/transactions-of-type';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import type { Transaction } from '@/lib/contracts/shapes';
import { formatDateTime } from '@/lib/format/date-text';
import { chargeList } from '@/lib/lists/charges';
import { Presets } from './presets';

const cells = { ...transactionCells, end: (row: Transaction) => <TimeLeft charge={row} /> };

export function ChargeList({ mayCreate }: { mayCreate: boolean }) {
  const t = useTranslations('charges');
  const settings = useDisplaySettings();
  return (
    <TransactionsOfType
      list={chargeList}
      cells={cells}
      actions={
        <CreateLink permission="deposit" href="/charges/new" label={t('new')} mayCreate={mayCreate} mayNotCreate={t('mayNotCreate')} />
      }
      create={mayCreate ? '/charges/new' : null}
      tabs={(view) => <Presets view={view} />}
      cardMeta={({ createdAt }) => formatDateTime(createdAt, settings)}
    />
  );
}
