'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { TransactionRecord } from '@/app/(office)/transactions/[id]/transaction-record';
import { OperationBadge } from '@/components/operation/operation-badge';
import { Money } from '@/components/transaction/money';
import { Badge, type BadgeLook } from '@/components/ui/data/badge';
import { serverNow } from '@/lib/client/clock/server-clock';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import type { OperationState } from '@/lib/contracts/office/operations';
import type { Operation } from '@/lib/contracts/office/operations.shape';
import { type RefundOutcome, refundOutcomes } from '@/lib/domain/payment/refund-outcomes';
import { refundParts } from '@/lib/domain/payment/refund-parts';
import { refundable } from '@/lib/domain/payment/refundable';
import { formatDateTime } from '@/lib/format/date-text';

const looks: Record<RefundOutcome, BadgeLook> = {
  pending: { tone: 'amber', weight: 'tinted', icon: 'circling-arrow' },
  done: { tone: 'green', weight: 'outlined', icon: 'check' },
  failed: { tone: 'red', weight: 'tinted', icon: 'triangle' },
};

/** Each refund asked for here on a line of its own, and what is left. */
export function RefundHistory({ transaction, refunds }: { transaction: TransactionRecord; refunds: readonly Operation[] }) {
  const t = useTranslations('refund');
  const settings = useDisplaySettings();
  const [now] = useState(() => new Date(serverNow()));
  const outcomes = refundOutcomes(refunds, transaction);
  return (
    <div className="mb-4 text-cell">
      <ul>
        {refunds.map(({ id, createdAt, staff, state, amount }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2 first:pt-0">
            <span className="numbers text-muted">{formatDateTime(createdAt, settings)}</span>
            <span className="min-w-0 flex-1 truncate">{staff}</span>
            <RefundState state={state} outcome={outcomes.get(id)} />
            {amount && (
              <span className="text-right sm:w-[104px]">
                <Money value={amount} sign="−" still={outcomes.get(id) !== 'done'} />
              </span>
            )}
          </li>
        ))}
      </ul>
      {refundParts(transaction).total !== null && (
        <p className="flex justify-between gap-4 pt-2">
          <span className="text-muted">{t('left')}</span>
          <Money value={refundable(transaction, now).remainder} />
        </p>
      )}
    </div>
  );
}

/** That the service took a refund is not that it went back: one it took says what became of it. */
function RefundState({ state, outcome }: { state: OperationState; outcome: RefundOutcome | undefined }) {
  const t = useTranslations('transaction.refundOutcomes');
  return outcome ? <Badge {...looks[outcome]}>{t(outcome)}</Badge> : <OperationBadge state={state} short />;
}
