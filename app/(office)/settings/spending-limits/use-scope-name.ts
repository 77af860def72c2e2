'use client';

import { useTranslations } from 'use-intl';
import { useRoles } from '@/lib/client/role/use-roles';
import type { SpendingLimitRecord } from '@/lib/contracts/office/approvals/spending-limits.shape';

/** Whose limits these are, in the reader's words. */
export function useScopeName(): (record: Pick<SpendingLimitRecord, 'scope' | 'person'>) => string {
  const t = useTranslations('spendingLimits');
  const { nameOf } = useRoles();
  return ({ scope, person }) => person ?? t('roleTitle', { role: nameOf(scope) });
}
