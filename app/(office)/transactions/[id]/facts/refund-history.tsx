'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { TransactionRecord } from '@/app/(office)/transactions/[id]/transaction-record';
import { OperationBadge } from '@/components/operation/operation-badge';
import { Money } from '@/components/transaction/money';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import type { Operation } from '@/lib/contracts/office/operations.shape';
import { refundable } from '@/lib/domain/refundable';
import { formatDateTime } from '@/lib/format/date-text';

/** Each refund asked for here on a line of its own, and what is left. */
export function RefundHistory({ transaction, refunds }: { transaction: TransactionRecord; refunds: readonly Operation[] }) {
  const t = useTranslations('refund');
  const settings = useDisplaySettings();
  const [now] = useState(() => new Date());
  return (
    <div className="mb-4 text-cell">
      <ul>
        {refunds.map(({ id, createdAt, staff, state, amount }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2 first:pt-0">
            <span className="numbers text-muted">{formatDateTime(createdAt, settings)}</span>
            <span className="min-w-0 flex-1 truncate">{staff}</span>
            <OperationBadge state={state} short />
            {amount && (
              <span className="text-right sm:w-[104px]">
                <Money value={amount} sign="−" still={state !== 'done'} />
              </span>
            )}
          </li>
        ))}
      </ul>
      <p className="flex justify-between gap-4 pt-2">
        <span className="text-muted">{t('left')}</span>
        <Money value={refundable(transaction, now).remainder} />
      </p>
    </div>
  );
}
