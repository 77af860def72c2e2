'use client';

import { type Messages, useLocale, useTranslations } from 'use-intl';
import { Fact, Facts } from '@/components/ui/data/facts';
import type { ShownAction as Action } from '@/lib/contracts/office/second-factor/second-factor.shape';
import { formatAmount } from '@/lib/format/money/currency';
import { moneyWords } from '@/lib/format/text/money-words';
import { wordAt } from '@/lib/messages/word-at';

/** What an action is about: its amount in figures and words, and whom it goes to. */
export function ShownAction({ action, messages }: { action: Action; messages: Messages }) {
  const t = useTranslations('proof');
  const locale = useLocale();
  const { endpoint, amount, currency, payee, target } = action;
  const operation = wordAt(messages, 'operation.kinds', endpoint);
  return (
    <Facts>
      <Fact term={t('action')}>{operation ?? wordAt(messages, 'proof.actions', endpoint) ?? endpoint}</Fact>
      {operation !== null && (
        <Fact term={t('amount')}>
          {amount === null ? (
            t('whole')
          ) : (
            <span>
              <strong className="numbers text-lead font-semibold">{formatAmount(amount, locale, currency)}</strong>
              <span className="block text-muted">{moneyWords(amount, locale)}</span>
            </span>
          )}
        </Fact>
      )}
      {payee && <Fact term={t('payee')}>{payee}</Fact>}
      {target && <Fact term={t('target')}>{target}</Fact>}
    </Facts>
  );
}
