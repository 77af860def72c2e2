'use client';

import { useTranslations } from 'use-intl';
import { PayeeCard } from '@/components/payee/payee-card';
import type { Confirmation } from '@/components/payee/use-confirmation';
import type { Payee } from '@/lib/contracts/office/payees.shape';
import type { AutoWithdrawRule } from '@/lib/domain/auto-withdraw-rule';
import { RuleFacts } from './rule-facts';

type RuleReviewProps = {
  rule: AutoWithdrawRule;
  /** The rule in force. */
  before: AutoWithdrawRule | null;
  /** Whoever has the key; null for a rule that is only turned off. */
  payee: Payee | null;
  confirmation: Confirmation;
  insist: boolean;
};

/** A rule in words before it is sent, whom it would pay, and the rule it replaces. */
export function RuleReview({ rule, before, payee, confirmation, insist }: RuleReviewProps) {
  const t = useTranslations('autoWithdraw');
  return (
    <>
      <p className="text-lead font-semibold">{t(rule.enabled ? 'askOn' : 'askOff')}</p>
      <RuleFacts rule={rule} />
      {payee && <PayeeCard payee={payee} confirmation={confirmation} hasHistory missing={insist && confirmation.brought === null} />}
      {before && (
        <section aria-label={t('before')}>
          <h3 className="pb-2 font-medium">{t('before')}</h3>
          <RuleFacts rule={before} />
        </section>
      )}
    </>
  );
}
