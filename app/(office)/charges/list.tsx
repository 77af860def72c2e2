'use client';

import { TypeList } from '@/app/(office)/type-list';
import { TimeLeft } from '@/components/charge/time-left';
import { useReader } from '@/lib/client/use-reader';
import { formatDateTime } from '@/lib/format/date-text';
import { useChargeColumns } from './columns';
import { ListActs } from './list-acts';
import { Presets } from './presets';

export function ChargeList({ mayCreate }: { mayCreate: boolean }) {
  const reader = useReader();
  return (
    <TypeList
      list="charges"
      type="DEPOSIT"
      columns={useChargeColumns()}
      acts={<ListActs mayCreate={mayCreate} />}
      presets={(view) => <Presets view={view} />}
      rowHref={({ id }) => `/charges/${id}`}
      cardMeta={(row) => (row.status === 'PENDING' ? <TimeLeft charge={row} /> : formatDateTime(row.createdAt, reader))}
    />
  );
}
