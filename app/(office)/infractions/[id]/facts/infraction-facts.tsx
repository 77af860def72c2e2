'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import type { Disputed, Infraction } from '@/app/(office)/infractions/[id]/infraction-record';
import { namesMatch } from '@/app/(office)/infractions/[id]/names-match';
import { Note } from '@/components/feedback/note';
import { PayerHistory } from '@/components/infraction/payer-history';
import { Money } from '@/components/transaction/money';
import { StatusBadge } from '@/components/transaction/status-badge';
import { TextLink } from '@/components/ui/action/text-link';
import { Fact, Facts } from '@/components/ui/data/facts';
import { Tag } from '@/components/ui/data/tag';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import type { ProblemError } from '@/lib/contracts/problem/problem';
import type { RecordOf } from '@/lib/contracts/shapes';
import { refundParts } from '@/lib/domain/payment/refund-parts';
import { formatDateTime } from '@/lib/format/date-text';
import { formatDocument } from '@/lib/format/identifier/document';
import { isZeroReais } from '@/lib/format/money/money';
import { formatReais } from '@/lib/format/money/money-text';

type Reading<T> = UseQueryResult<T, ProblemError>;

type InfractionFactsProps = { infraction: Infraction; payment: Reading<Disputed>; history: Reading<RecordOf<'infractions.payerHistory'>> };

/** The facts at hand: the payment, who paid against who was named, what went back, and who this payer is to us. */
export function InfractionFacts({ infraction, payment, history }: InfractionFactsProps) {
  const t = useTranslations('infraction');
  const tFilter = useTranslations('infractions.filters');
  const transaction = payment.data;
  return (
    <section className="grid gap-4">
      <h2 className="font-semibold">{t('known')}</h2>
      <Facts>
        {transaction ? (
          <PaymentFacts transaction={transaction} />
        ) : (
          <Fact term={t('payment')}>
            <span className="text-faint">{t(payment.isError ? 'unread' : 'reading')}</span>
          </Fact>
        )}
        {infraction.transaction.endToEndId && (
          <Fact term={tFilter('endToEndId')}>
            <span className="mono">{infraction.transaction.endToEndId}</span>
          </Fact>
        )}
        <PayerHistory reading={history} />
      </Facts>
      <Note>{t('meaning')}</Note>
      {history.data && history.data.latest.length > 0 && <Earlier latest={history.data.latest} />}
    </section>
  );
}

function PaymentFacts({ transaction }: { transaction: Disputed }) {
  const t = useTranslations('infraction');
  const tApp = useTranslations('app');
  const locale = useLocale();
  const settings = useDisplaySettings();
  const { id, status, paidAt, createdAt, payerName, payerDocument, payerInstitutionName, generatedName, callbacks } = transaction;
  const matches = namesMatch(payerName, generatedName);
  const refund = refundParts(transaction);
  const latest = callbacks?.toSorted((a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? ''))[0];
  return (
    <>
      <Fact term={t('payment')}>
        <TextLink href={`/transactions/${id}`} className="numbers">
          {formatDateTime(paidAt ?? createdAt, settings)}
        </TextLink>
      </Fact>
      <Fact term={t('paymentStatus')}>
        <StatusBadge status={status} />
        {status === 'COMPLETED' && <span className="text-muted">{t('blocked')}</span>}
      </Fact>
      <Fact term={t('payer')}>
        {payerName ?? tApp('none')}
        {payerInstitutionName && <span className="text-muted">{payerInstitutionName}</span>}
      </Fact>
      <Fact term={t('named')}>
        {generatedName ?? <span className="text-faint">{t('notNamed')}</span>}
        {matches !== null && (
          <Tag tone={matches ? 'green' : 'amber'} icon={matches ? 'check' : 'info'}>
            {t(matches ? 'matches' : 'differs')}
          </Tag>
        )}
      </Fact>
      {payerDocument && (
        <Fact term={t('document')}>
          <span className="numbers">{formatDocument(payerDocument)}</span>
        </Fact>
      )}
      <Fact term={t('refunds')}>
        {refund.total === null
          ? t('refundUntold')
          : isZeroReais(refund.total)
            ? t('noRefunds')
            : t(refund.state === 'pending' ? 'refundPending' : 'refundDone', { amount: formatReais(refund.total, locale) })}
      </Fact>
      {callbacks && (
        <Fact term={t('callbacks')}>
          {latest?.createdAt
            ? t('callbackAt', { at: formatDateTime(latest.createdAt, settings), status: latest.status ? String(latest.status) : 'none' })
            : t('noCallbacks')}
        </Fact>
      )}
    </>
  );
}

function Earlier({ latest }: Pick<RecordOf<'infractions.payerHistory'>, 'latest'>) {
  const t = useTranslations('infraction');
  const settings = useDisplaySettings();
  return (
    <details className="text-cell">
      <summary className="w-fit rounded-sm font-medium text-accent">{t('earlier')}</summary>
      <ul className="mt-2 grid gap-1.5">
        {latest.map(({ id, amount, at, status }) => (
          <li key={id} className="flex items-center gap-3">
            <TextLink href={`/transactions/${id}`} className="numbers font-normal">
              {formatDateTime(at, settings)}
            </TextLink>
            <StatusBadge status={status} />
            <span className="ml-auto">
              <Money value={amount} />
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
