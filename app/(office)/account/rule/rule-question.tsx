'use client';

import { useTranslations } from 'use-intl';
import { OperationQuestion } from '@/components/operation/form/operation-question';
import { Fact, Facts } from '@/components/ui/data/facts';
import type { Holder } from '@/lib/contracts/shape/holder.shape';
import type { AutoWithdrawRule } from '@/lib/domain/auto-withdraw-rule';
import { RuleFacts } from './rule-facts';

type RuleQuestionProps = {
  rule: AutoWithdrawRule;
  /** The rule in force. */
  before: AutoWithdrawRule | null;
  /** Whoever has the key; null for a rule that is only turned off. */
  holder: Holder | null;
};

/** The confirmation of a rule change: when and how much is withdrawn, the receiver, and the rule it replaces. */
export function RuleQuestion({ rule, before, holder }: RuleQuestionProps) {
  const t = useTranslations('autoWithdraw');
  const tPayee = useTranslations('payout');
  return (
    <OperationQuestion title={t(rule.enabled ? 'askOn' : 'askOff')} final={rule.enabled ? t('final') : undefined}>
      {holder && (
        <Facts>
          <Fact term={tPayee('facts.receiver')}>{holder.name || tPayee('payee.nameless')}</Fact>
          {holder.document && <Fact term={tPayee('facts.document')}>{holder.document}</Fact>}
          {holder.institutionName && <Fact term={tPayee('facts.bank')}>{holder.institutionName}</Fact>}
        </Facts>
      )}
      <RuleFacts rule={rule} />
      {before && (
        <section aria-label={t('before')}>
          <h3 className="pb-2 font-medium">{t('before')}</h3>
          <RuleFacts rule={before} />
        </section>
      )}
    </OperationQuestion>
  );
}
