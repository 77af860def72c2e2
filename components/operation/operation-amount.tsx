'use client';

import type { ReactNode } from 'react';
import { useLocale } from 'use-intl';
import { Amount } from '@/components/ui/data/amount';
import type { Operation } from '@/lib/contracts/office/operations.shape';
import { formatAmountParts } from '@/lib/format/money/currency';

type OperationAmountProps = { operation: Pick<Operation, 'amount' | 'currency' | 'state'>; size?: 'cell' | 'big'; whole: ReactNode };

/** The amount of an operation. `whole` stands for a full refund until the service reports its amount. */
export function OperationAmount({ operation: { amount, currency, state }, size = 'cell', whole }: OperationAmountProps) {
  const locale = useLocale();
  if (amount === null) return whole;
  const parts = formatAmountParts(amount, locale, currency);
  return <Amount currency={parts.currency} number={parts.number} size={size} still={state !== 'done'} />;
}
