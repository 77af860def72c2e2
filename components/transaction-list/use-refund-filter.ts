'use client';

import { useTranslations } from 'use-intl';
import type { Filter } from '@/components/data-table/filters/filter';
import { type Narrowed, useFilterBuilders } from '@/components/list-page/filters/use-filter-builders';
import type { refundFields } from '@/lib/lists/payment/refund-filter';

/** What became of the refunds of a payment, which the service does not filter. */
export function useRefundFilter(state: Narrowed<typeof refundFields>): Filter {
  const { several } = useFilterBuilders(state);
  return several('refund', useTranslations('transactions.filters')('refund'), useTranslations('transactions.refunds'));
}
