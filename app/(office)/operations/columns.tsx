'use client';

import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Columns } from '@/components/data-table/column';
import { type Cells, useColumns } from '@/components/list-page/use-columns';
import { OperationAmount } from '@/components/operation/operation-amount';
import { OperationBadge } from '@/components/operation/operation-badge';
import { Icon } from '@/components/ui/icon/icon';
import type { IconName } from '@/components/ui/icon/icon-names';
import type { OperationKind } from '@/lib/contracts/office/operations';
import type { Operation } from '@/lib/contracts/office/operations.shape';
import { operationList } from '@/lib/lists/operations';
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

export function useOperationColumns(mayCheck: boolean): Columns<Operation> {
  const cells = useMemo(
    (): Cells<Operation, keyof typeof operationList.columns> => ({
      kind: (row) => <Kind kind={row.kind} />,
      staff: (row) => <Staff operation={row} />,
      state: (row) => <OperationBadge state={row.state} plannedFor={row.plannedFor} short />,
      reads: (row) => <CheckNow operation={row} mayCheck={mayCheck} />,
      amount: (row) => row.amount !== null && <OperationAmount operation={row} whole={null} />,
    }),
    [mayCheck],
  );
  return useColumns(operationList, cells);
}

function Kind({ kind }: { kind: OperationKind }) {
  const t = useTranslations('operation');
  return (
    <span className="inline-flex items-center gap-2">
      <Icon name={kindIcons[kind]} size={14} className="text-muted" />
      {t(`kinds.${kind}`)}
    </span>
  );
}

function Staff({ operation: { mine, staff } }: { operation: Operation }) {
  const t = useTranslations('operations.columns');
  return <span className="truncate">{mine ? t('you') : staff}</span>;
}
