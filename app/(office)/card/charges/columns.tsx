'use client';

import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { CardCharge } from '@/app/(office)/card/card-charge';
import { CardChargeAmount } from '@/app/(office)/card/card-charge-amount';
import { CardChargeBadge } from '@/app/(office)/card/card-charge-badge';
import { ContestedTag } from '@/app/(office)/card/contested-tag';
import type { Column } from '@/components/data-table/column';
import { ShortId } from '@/components/data-table/short-id';
import { useReader } from '@/lib/client/use-reader';
import { cardName, payerName } from '@/lib/contracts/card-charge-names';
import { isContested } from '@/lib/contracts/card-charge-state';
import { formatDateTime } from '@/lib/format/date-text';

export function useCardChargeColumns(): readonly Column<CardCharge, 'card' | 'status'>[] {
  const t = useTranslations('cardCharges.columns');
  const tApp = useTranslations('app');
  const reader = useReader();
  return useMemo(() => {
    const none = <span className="text-faint">{tApp('none')}</span>;
    return [
      {
        id: 'createdAt',
        header: t('createdAt'),
        width: 'w-[156px]',
        cell: (row) => <span className="numbers">{formatDateTime(row.createdAt, reader)}</span>,
      },
      {
        id: 'customer',
        header: t('customer'),
        cell: (row) => (
          <span className="flex items-center gap-2">
            <span className="truncate">{payerName(row) ?? tApp('none')}</span>
            {isContested(row) && <ContestedTag />}
          </span>
        ),
      },
      { id: 'card', header: t('card'), width: 'w-[150px]', cell: (row) => cardName(row) ?? none },
      {
        id: 'externalId',
        header: t('externalId'),
        width: 'w-[130px]',
        optional: true,
        cell: (row) => (row.externalId ? <ShortId value={row.externalId} what={t('externalId')} /> : none),
      },
      {
        id: 'recurrenceCycle',
        header: t('recurrenceCycle'),
        width: 'w-[110px]',
        cell: (row) =>
          row.recurrenceCycle === null
            ? none
            : row.recurrenceCycle === 0
              ? t('firstCycle')
              : t('cycle', { cycle: String(row.recurrenceCycle) }),
      },
      { id: 'status', header: t('status'), width: 'w-[180px]', cell: (row) => <CardChargeBadge charge={row} /> },
      {
        id: 'amount',
        header: t('amount'),
        width: 'w-[130px]',
        align: 'end',
        cell: (row) => <CardChargeAmount charge={row} />,
      },
    ];
  }, [t, tApp, reader]);
}
