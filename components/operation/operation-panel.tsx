'use client';

import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '@/components/ui/action/button';
import { CopyButton } from '@/components/ui/action/copy-button';
import { Fact, Facts } from '@/components/ui/data/facts';
import { Icon } from '@/components/ui/icon/icon';
import { useEndpointMutation } from '@/lib/client/query/use-write';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { operations } from '@/lib/contracts/office/operations';
import type { Operation } from '@/lib/contracts/office/operations.shape';
import { formatDateTimeSeconds } from '@/lib/format/date-text';
import { formatAmount } from '@/lib/format/money/currency';

/**
 * Replaces the form's submit button while it is not known whether the operation took effect. It only looks the operation up; `again`
 * appears once a lookup found nothing.
 */
export function OperationPanel({ operation, again }: { operation: Operation; again: ReactNode }) {
  const t = useTranslations('operation');
  const locale = useLocale();
  const settings = useDisplaySettings();
  const check = useEndpointMutation(operations.check);
  const missing = operation.state === 'not-found';
  const { reference, amount, currency, createdAt, reads, kind } = operation;
  return (
    <section className="rounded-lg border border-line bg-surface p-4">
      <div role="status" className="flex items-start gap-3">
        <span
          className={`inline-flex size-8 shrink-0 items-center justify-center rounded-lg ${missing ? 'bg-amber-soft text-amber' : 'bg-blue-soft text-blue'}`}
        >
          <Icon name={missing ? 'search' : 'checking'} size={18} />
        </span>
        <div className="min-w-0">
          <h2 className="font-semibold">{t(missing ? 'missingTitle' : 'checkingTitle')}</h2>
          <p className="text-muted">{t(missing ? 'missingText' : 'checkingText')}</p>
        </div>
      </div>
      <div className="mt-3.5">
        <Facts>
          <Fact term={t('kind')}>
            {t(`kinds.${kind}`)}
            {amount && `, ${formatAmount(amount, locale, currency)}`}
          </Fact>
          {reference && (
            <Fact term={t('reference')} mono>
              <span className="break-all">{reference}</span>
              <CopyButton value={reference} what={t('reference')} />
            </Fact>
          )}
          <Fact term={t('since')}>
            <time dateTime={createdAt} className="numbers">
              {formatDateTimeSeconds(createdAt, settings)}
            </time>
          </Fact>
          <Fact term={t('reads')}>
            <span className="numbers">{t('readsCount', { count: reads })}</span>
          </Fact>
        </Facts>
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button waiting={check.isPending} onClick={() => check.mutate({ params: { id: operation.id } })}>
          {t('checkNow')}
        </Button>
        {missing && again}
      </div>
    </section>
  );
}
