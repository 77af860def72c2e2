'use client';

import { useLocale, useTranslations } from 'use-intl';
import { balanceAfter } from '@/components/payout/payout-limits';
import { usePayoutLimits } from '@/components/payout/use-payout-limits';
import { Fact, FactGroup, Facts } from '@/components/ui/data/facts';
import { openApprovalStates } from '@/lib/contracts/office/approvals/approvals';
import type { Approval } from '@/lib/contracts/office/approvals/approvals.shape';
import { type Reais, subtractReais, toReais } from '@/lib/format/money/money';
import { formatReais } from '@/lib/format/money/money-text';

const spends: readonly Approval['action'][] = ['withdrawal-by-key', 'withdrawal-by-code', 'transfer', 'refund'];
const limited: readonly Approval['action'][] = ['withdrawal-by-key', 'withdrawal-by-code', 'transfer'];

/** Balance and limit of the day as they are now, and as they would be. Nothing for what spends nothing, or is over. */
export function AccountFacts({ approval }: { approval: Approval }) {
  const { amount, action, state } = approval;
  const isOpen = openApprovalStates.some((open) => open === state);
  return isOpen && amount !== null && spends.includes(action) ? <Account amount={amount} isLimited={limited.includes(action)} /> : null;
}

function Account({ amount, isLimited }: { amount: Reais; isLimited: boolean }) {
  const t = useTranslations('approval');
  const locale = useLocale();
  const limits = usePayoutLimits(toReais(0));
  const { available, daily } = limits;
  const after = isLimited ? balanceAfter(amount, limits) : available && subtractReais(available, amount);
  const change = (now: Reais, then: Reais) => t('nowAndAfter', { now: formatReais(now, locale), after: formatReais(then, locale) });
  return (
    <FactGroup title={t('account')}>
      <Facts>
        <Fact term={t('balance')}>{available && after ? <span className="numbers">{change(available, after)}</span> : t('unknown')}</Fact>
        {isLimited && daily && (
          <Fact term={t('limit')}>
            <span className="numbers">{change(daily.left, subtractReais(daily.left, amount))}</span>
          </Fact>
        )}
      </Facts>
    </FactGroup>
  );
}
