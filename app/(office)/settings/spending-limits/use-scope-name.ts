'use client';

import { useTranslations } from 'use-intl';
import type { SpendingLimitRecord } from '@/lib/contracts/office/approvals/spending-limits.shape';
import { roleNames } from '@/lib/contracts/office/permission';

/** Whose limits these are, in the reader's words. */
export function useScopeName(): (record: Pick<SpendingLimitRecord, 'scope' | 'person'>) => string {
  const t = useTranslations('spendingLimits');
  const tRole = useTranslations('role');
  return ({ scope, person }) => {
    const role = roleNames.find((name) => name === scope);
    return role ? t('roleTitle', { role: tRole(role) }) : (person ?? scope);
  };
}
