'use client';

import { useLocale, useTranslations } from 'use-intl';
import { Fact, Facts } from '@/components/ui/data/facts';
import { useRoles } from '@/lib/client/role/use-roles';
import type { RuleFields } from '@/lib/contracts/office/approvals/approval-rules.shape';
import { formatReais } from '@/lib/format/money/money-text';

/** A rule in words: what waits, when, for whom, how long, and whether it is on. */
export function RuleFacts({ rule }: { rule: RuleFields }) {
  const t = useTranslations('approvalRules');
  const tAction = useTranslations('sensitiveAction');
  const { nameOf } = useRoles();
  const locale = useLocale();
  const { actions, from, dayFrom, newPayee, hours, needed, roles, standsHours, enabled } = rule;
  const conditions = [
    ...(from ? [t('each', { amount: formatReais(from, locale) })] : []),
    ...(dayFrom ? [t('day', { amount: formatReais(dayFrom, locale) })] : []),
    ...(newPayee ? [t('newPayee')] : []),
    ...(hours ? [t('outside', hours)] : []),
  ];
  return (
    <Facts>
      <Fact term={t('status')}>{t(enabled ? 'on' : 'off')}</Fact>
      <Fact term={t('actions')}>{actions.map((action) => tAction(action)).join(', ')}</Fact>
      <Fact term={t('when')}>{conditions.length === 0 ? t('always') : conditions.join(t('or'))}</Fact>
      <Fact term={t('who')}>{t('whoText', { needed, roles: roles.map(nameOf).join(', ') })}</Fact>
      <Fact term={t('stands')}>{t('hoursText', { count: standsHours })}</Fact>
    </Facts>
  );
}
