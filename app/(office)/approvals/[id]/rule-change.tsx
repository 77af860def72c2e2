'use client';

import { useTranslations } from 'use-intl';
import { RuleFacts } from '@/components/approval/rule-facts';
import { FactGroup } from '@/components/ui/data/facts';
import type { Approval } from '@/lib/contracts/office/approvals/approvals.shape';

/** A rule as it was when its change was asked for, and as it will be. */
export function RuleChange({ rule, ruleBefore }: Pick<Approval, 'rule' | 'ruleBefore'>) {
  const t = useTranslations('approval');
  return (
    <>
      {ruleBefore && (
        <FactGroup title={t('ruleBefore')}>
          <RuleFacts rule={ruleBefore} />
        </FactGroup>
      )}
      {rule && (
        <FactGroup title={t('ruleAfter')}>
          <RuleFacts rule={rule} />
        </FactGroup>
      )}
    </>
  );
}
