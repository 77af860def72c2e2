'use client';

import { useTranslations } from 'use-intl';
import type { CardCharge } from '@/components/card/card-charge';
import { CardChargeAmount } from '@/components/card/card-charge-amount';
import { CardChargeBadge } from '@/components/card/card-charge-badge';
import { CardMoney } from '@/components/card/card-money';
import { ContestedTag } from '@/components/card/contested-tag';
import { ShortId } from '@/components/data-table/short-id';
import type { Cells } from '@/components/list-page/use-columns';
import { payerName } from '@/lib/domain/card/card-charge-names';
import { isContested } from '@/lib/domain/card/card-charge-state';
import type { cardChargeList } from '@/lib/lists/card-charges';

export const cells: Cells<CardCharge, keyof typeof cardChargeList.columns> = {
  customer: (row) => <Customer charge={row} />,
  externalId: (row) => row.externalId && <ExternalId value={row.externalId} />,
  recurrenceCycle: (row) => row.recurrenceCycle !== null && <Cycle cycle={row.recurrenceCycle} />,
  status: (row) => <CardChargeBadge charge={row} />,
  reversed: (row) => <Reversed charge={row} />,
  amount: (row) => <CardChargeAmount charge={row} />,
};

function Customer({ charge }: { charge: CardCharge }) {
  const t = useTranslations('app');
  return (
    <span className="flex items-center gap-2">
      <span className="truncate">{payerName(charge) ?? t('none')}</span>
      {isContested(charge) && <ContestedTag />}
    </span>
  );
}

function ExternalId({ value }: { value: string }) {
  const t = useTranslations('cardCharges.columns');
  return <ShortId value={value} what={t('externalId')} />;
}

function Reversed({ charge: { creditCardPayment } }: { charge: CardCharge }) {
  const reversed = creditCardPayment?.reversedAmount;
  return reversed ? <CardMoney value={reversed} currency={creditCardPayment?.currency} /> : null;
}

function Cycle({ cycle }: { cycle: number }) {
  const t = useTranslations('cardCharges.columns');
  return cycle === 0 ? t('firstCycle') : t('cycle', { cycle: String(cycle) });
}
