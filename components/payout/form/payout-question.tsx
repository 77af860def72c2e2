'use client';

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useMoneyWords } from '@/components/form/use-money-words';
import { OperationQuestion } from '@/components/operation/form/operation-question';
import { OperationSummary } from '@/components/operation/operation-summary';
import { Fact, Facts } from '@/components/ui/data/facts';
import type { Holder } from '@/lib/contracts/shape/holder.shape';
import type { Reais } from '@/lib/format/money/money';
import { PayoutForecast, type PayoutForecastProps } from './payout-forecast';

/** The receiver of a payment: the holder where known, and the key, code or account. */
export interface Receiver {
  readonly holder: Holder | null;
  readonly target: { readonly kind: 'key' | 'account'; readonly text: string } | null;
  /** Further known facts about the payee. */
  readonly note?: ReactNode;
}

type PayoutQuestionProps = PayoutForecastProps & { title: string; amount: Reais; receiver: Receiver };

/** The confirmation of a payout: receiver, amount in figures and words, the balance after it, and that it is final. */
export function PayoutQuestion({ title, receiver: { holder, target, note }, ...forecast }: PayoutQuestionProps) {
  const t = useTranslations('payout');
  const tPlan = useTranslations('payout.plan');
  const words = useMoneyWords(forecast.amount);
  return (
    <OperationQuestion title={title} words={words} final={forecast.plannedFor ? tPlan('final') : t('summary.final')}>
      <Facts>
        {holder && <Fact term={t('facts.receiver')}>{holder.name || t('payee.nameless')}</Fact>}
        {holder?.document && <Fact term={t('facts.document')}>{holder.document}</Fact>}
        {holder?.institutionName && <Fact term={t('facts.bank')}>{holder.institutionName}</Fact>}
        {target && (
          <Fact term={t(`facts.${target.kind}`)} mono>
            <span className="break-all">{target.text}</span>
          </Fact>
        )}
      </Facts>
      {note && <p className="numbers text-cell text-muted">{note}</p>}
      <OperationSummary title={forecast.plannedFor ? tPlan('label') : t('summary.balance')}>
        <PayoutForecast {...forecast} />
      </OperationSummary>
    </OperationQuestion>
  );
}
