'use client';

import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Column } from '@/components/data-table/column';
import { OperationAmount } from '@/components/operation/operation-amount';
import { OperationBadge } from '@/components/operation/operation-badge';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-paths';
import { useReader } from '@/lib/client/use-reader';
import type { OperationKind } from '@/lib/contracts/operations';
import type { Operation } from '@/lib/contracts/operations.shape';
import { formatDateTime } from '@/lib/format/date-text';
import { CheckNow } from './check-now';

const kindIcons: Record<OperationKind, IconName> = {
  'charges.create': 'qr',
  'refunds.create': 'turning-arrow',
  'withdrawals.create': 'arrow-out',
  'withdrawals.createFromQrCode': 'arrow-out',
  'transfers.create': 'swap',
  'cardCharges.create': 'card',
  'cardCharges.reverse': 'turning-arrow',
  'recurrences.changeAmount': 'repeat',
  'recurrences.reactivate': 'repeat',
  'account.change': 'clock',
};

export function operationIcon(kind: OperationKind): IconName {
  return kindIcons[kind];
}

export function useOperationColumns(mayCheck: boolean): readonly Column<Operation>[] {
  const t = useTranslations('operation');
  const tColumns = useTranslations('operations.columns');
  const tApp = useTranslations('app');
  const reader = useReader();
  return useMemo(() => {
    const none = <span className="text-faint">{tApp('none')}</span>;
    return [
      {
        id: 'createdAt',
        header: tColumns('createdAt'),
        width: 'w-[156px]',
        cell: (row) => <span className="numbers">{formatDateTime(row.createdAt, reader)}</span>,
      },
      {
        id: 'kind',
        header: tColumns('kind'),
        width: 'w-[130px]',
        cell: (row) => (
          <span className="inline-flex items-center gap-2">
            <Icon name={kindIcons[row.kind]} size={14} className="text-muted" />
            {t(`kinds.${row.kind}`)}
          </span>
        ),
      },
      { id: 'staff', header: tColumns('staff'), cell: (row) => <span className="truncate">{row.mine ? tColumns('you') : row.staff}</span> },
      {
        id: 'reference',
        header: tColumns('reference'),
        width: 'w-[180px]',
        cell: (row) => (row.reference ? <span className="mono text-muted">{row.reference}</span> : none),
      },
      {
        id: 'state',
        header: tColumns('state'),
        width: 'w-[150px]',
        cell: (row) => <OperationBadge state={row.state} short />,
      },
      {
        id: 'reads',
        header: tColumns('reads'),
        width: 'w-[170px]',
        cell: (row) => <CheckNow operation={row} mayCheck={mayCheck} />,
      },
      {
        id: 'amount',
        header: tColumns('amount'),
        width: 'w-[120px]',
        align: 'end',
        cell: (row) => <OperationAmount operation={row} whole={none} />,
      },
    ];
  }, [t, tColumns, tApp, reader, mayCheck]);
}
