'use client';

import { useLocale, useTranslations } from 'use-intl';
import { ProblemView } from '@/components/feedback/problem-view';
import { Button } from '@/components/ui/action/button';
import { Checkbox } from '@/components/ui/fields/checkbox';
import type { Reais } from '@/lib/format/money/money';
import { formatReais } from '@/lib/format/money/money-text';
import type { useAccount } from './use-account';

type AccountCheckProps = { state: ReturnType<typeof useAccount>; accountNumber: string; amount: Reais | null; missing: boolean };

/**
 * The holder paid by the last transfer to this account, and the confirmation of account and amount: the service names no holder beforehand.
 */
export function AccountCheck({ state, accountNumber, amount, missing }: AccountCheckProps) {
  const t = useTranslations('transferForm.check');
  const locale = useLocale();
  const { found, known, problem, confirmation, lookUp } = state;
  if (problem) return <ProblemView problem={problem} actions={<Button onClick={lookUp}>{t('again')}</Button>} />;
  return (
    <section aria-label={t('title')} className="grid gap-3 rounded-lg border border-line bg-surface p-4">
      <p role="status" className="numbers text-muted">
        {known ?? t('looking')}
      </p>
      {found && amount !== null && (
        <Checkbox checked={confirmation.confirmed} onChange={(event) => confirmation.confirm({ confirmed: event.target.checked })}>
          {t('confirm', { amount: formatReais(amount, locale), number: accountNumber })}
        </Checkbox>
      )}
      {missing && (
        <p role="alert" className="text-meta text-red">
          {t('mustConfirm')}
        </p>
      )}
    </section>
  );
}
