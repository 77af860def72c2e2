'use client';

import { useTranslations } from 'use-intl';
import { FactGroup } from '@/components/ui/data/facts';
import type { AccountRecord } from './account-record';
import { Pairs } from './pairs';

/** Whatever the profile carries that has no name here. */
export function AdditionalFields({ account: { others } }: { account: AccountRecord }) {
  const t = useTranslations('account');
  if (Object.keys(others).length === 0) return null;
  return (
    <FactGroup title={t('others')}>
      <Pairs values={others} />
    </FactGroup>
  );
}
