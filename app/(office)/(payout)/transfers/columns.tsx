'use client';

import { useTranslations } from 'use-intl';
import type { Cells } from '@/components/list-page/use-columns';
import { transactionCells } from '@/components/transaction-list/transaction-cells';
import { Icon } from '@/components/ui/icon/icon';
import type { Transaction } from '@/lib/contracts/shapes';
import { isIncoming } from '@/lib/domain/transaction-party';
import type { transferList } from '@/lib/lists/pix/transfers';

export const cells: Cells<Transaction, keyof typeof transferList.columns> = {
  ...transactionCells,
  type: (row) => <Direction isIn={isIncoming(row)} />,
};

function Direction({ isIn }: { isIn: boolean }) {
  const t = useTranslations('transfers.columns');
  return (
    <span className="inline-flex items-center gap-2 text-muted">
      <Icon name={isIn ? 'arrow-in' : 'arrow-out'} size={14} />
      {t(isIn ? 'received' : 'sent')}
    </span>
  );
}
