'use client';

import { useLocale, useTranslations } from 'use-intl';
import type { TransactionRecord } from '@/app/(office)/transactions/[id]/detail';
import { Field } from '@/components/form/field';
import { MoneyField } from '@/components/form/money-field';
import { Money } from '@/components/transaction/money';
import { Happens, HappensLine } from '@/components/ui/happens';
import { Input } from '@/components/ui/input';
import { Sum } from '@/components/ui/sum';
import { useEndpointQuery } from '@/lib/client/use-read';
import { useZoneName } from '@/lib/client/use-zone-name';
import { balance } from '@/lib/contracts/pix/account';
import { businessDay } from '@/lib/format/date';
import { formatDay } from '@/lib/format/date-text';
import { compareReais, isZeroReais, type Reais, subtractReais } from '@/lib/format/money';
import { formatReais } from '@/lib/format/money-text';
import { serviceZone } from '@/lib/format/zone';
import { longestDescription, type RefundDraft, type RefundFault } from './read-refund';
import { RefundChoice } from './refund-choice';

type RefundFieldsProps = {
  transaction: TransactionRecord;
  draft: RefundDraft;
  onChange: (change: Partial<RefundDraft>) => void;
  left: { remainder: Reais; after: Reais | null; until: string };
  fault: RefundFault | null;
  amount: Reais | null;
  insist: boolean;
};

export function RefundFields({ transaction, draft, onChange, left, fault, amount, insist }: RefundFieldsProps) {
  const t = useTranslations('refund');
  const locale = useLocale();
  const serviceZoneName = useZoneName(serviceZone);
  const { remainder, after, until } = left;
  const refunded = subtractReais(transaction.amount, remainder);
  const error = fault === 'over' ? t('over', { amount: formatReais(remainder, locale) }) : fault === 'nothing' ? t('nothing') : undefined;
  return (
    <>
      <div className="[&_dl]:max-w-none">
        <Sum
          lines={[
            { term: t('paid'), value: <Money value={transaction.amount} /> },
            ...(isZeroReais(refunded) ? [] : [{ term: t('refunded'), value: <Money value={refunded} sign="−" /> }]),
          ]}
          result={{ term: t('left'), value: <Money value={remainder} /> }}
        />
      </div>
      <RefundChoice value={draft.choice} remainder={remainder} onChange={(choice) => onChange({ choice })}>
        <MoneyField
          label={t('other')}
          hideLabel
          name="amount"
          text={draft.amount}
          onText={(text) => onChange({ amount: text })}
          error={error}
          insist={insist}
          note={after && t('after', { amount: formatReais(after, locale) })}
        />
      </RefundChoice>
      <Field label={t('description')} optional help={t('descriptionCount', { count: draft.description.length, most: longestDescription })}>
        {(control) => (
          <Input
            {...control}
            name="description"
            autoComplete="off"
            maxLength={longestDescription}
            value={draft.description}
            onChange={(event) => onChange({ description: event.target.value })}
          />
        )}
      </Field>
      <p className="text-meta text-muted">
        {t('until', { day: formatDay(businessDay(until, serviceZone), locale), zone: serviceZoneName })}
      </p>
      <ChargeSummary transaction={transaction} amount={amount} />
    </>
  );
}

function ChargeSummary({ transaction, amount }: { transaction: TransactionRecord; amount: Reais | null }) {
  const t = useTranslations('refund.happens');
  const locale = useLocale();
  const funds = useEndpointQuery(balance.read, {});
  const available = funds.data?.available;
  const name = transaction.payerName ?? t('payer');
  const bank = transaction.payerInstitutionName;
  const short = amount !== null && available !== undefined && compareReais(amount, available) > 0;
  return (
    <Happens heading="h3" title={t('title')}>
      <HappensLine icon="arrow-out" warns={short}>
        {amount === null
          ? t('noAmount')
          : available === undefined
            ? t('leaves', { amount: formatReais(amount, locale) })
            : short
              ? t('short', { available: formatReais(available, locale) })
              : t('leavesTo', {
                  amount: formatReais(amount, locale),
                  available: formatReais(subtractReais(available, amount), locale),
                })}
      </HappensLine>
      <HappensLine icon="turning-arrow">{bank ? t('returnsTo', { name, bank }) : t('returns', { name })}</HappensLine>
      <HappensLine icon="clock">{t('pending')}</HappensLine>
    </Happens>
  );
}
