'use client';

import { useTranslations } from 'use-intl';
import { InfractionBadge } from '@/components/infraction/infraction-badge';
import { useReason } from '@/components/infraction/use-reason';
import type { Cells } from '@/components/list-page/use-columns';
import { Money } from '@/components/transaction/money';
import type { RecordOf } from '@/lib/contracts/shapes';
import { toReais } from '@/lib/format/money/money';
import type { infractionList } from '@/lib/lists/pix/infractions';

type Listed = RecordOf<'infractions.list'>['items'][number];

export const cells: Cells<Listed, keyof typeof infractionList.columns> = {
  claimant: (row) => row.transaction.payerName ?? <UnknownName />,
  type: (row) => <Reason type={row.type} />,
  status: (row) => <InfractionBadge status={row.status} analysisResult={row.analysisResult} />,
  amount: (row) => <Money value={row.transaction.amount ?? toReais(0)} />,
};

function UnknownName() {
  const t = useTranslations('infractions');
  return t('unknownName');
}

function Reason({ type }: { type: Listed['type'] }) {
  return useReason()(type);
}
