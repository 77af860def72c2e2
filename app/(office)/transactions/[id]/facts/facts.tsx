'use client';

import { useTranslations } from 'use-intl';
import { Callbacks, Infractions } from '@/app/(office)/transactions/[id]/notices';
import { PayerMemory } from '@/app/(office)/transactions/[id]/payer-memory';
import type { Rights, TransactionRecord } from '@/app/(office)/transactions/[id]/transaction-record';
import type { OwnOperations } from '@/app/(office)/transactions/[id]/use-operations';
import { PaymentInvoice } from '@/components/payment-invoice/payment-invoice';
import { PaymentSum } from '@/components/transaction/payment-sum';
import { CopyButton } from '@/components/ui/action/copy-button';
import { Fact, FactGroup, Facts } from '@/components/ui/data/facts';
import { Tag } from '@/components/ui/data/tag';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import type { Operation } from '@/lib/contracts/office/operations.shape';
import { transactionMethods } from '@/lib/contracts/pix/payments/transactions';
import { formatDateTimeSeconds } from '@/lib/format/date-text';
import { decodeEndToEndId } from '@/lib/format/identifier/end-to-end-id';
import { HolderFacts, HolderTag } from './confirmed-holder';
import { Party } from './party-facts';

import type { Privacy } from './personal-field';
import { PersonalValue } from './personal-value';
import { RawAnswer } from './raw-answer';
import { RefundFacts } from './refund-facts';

type FactsProps = { transaction: TransactionRecord; privacy: Privacy };

type AllFactsProps = { transaction: TransactionRecord; operations: OwnOperations; rights: Rights };

/** All fields of a transaction, grouped in the order people look for them. Empty groups are left out. */
export function TransactionFacts({ transaction, operations: { creation, refunds }, rights }: AllFactsProps) {
  const { privacy, seesInfractions } = rights;
  const t = useTranslations('transaction');
  const { receiverName } = transaction;
  return (
    <>
      <FactGroup title={t('groups.payment')}>
        <PaymentSum payment={transaction} />
      </FactGroup>
      <Party side="payer" transaction={transaction} privacy={privacy}>
        {seesInfractions && transaction.type === 'DEPOSIT' && transaction.payerDocument && <PayerMemory id={transaction.id} />}
      </Party>
      <Charged transaction={transaction} privacy={privacy} seesInfractions={seesInfractions} />
      <Party
        side="receiver"
        transaction={transaction}
        privacy={privacy}
        tag={receiverName && creation && <HolderTag name={receiverName} confirmed={creation} />}
      >
        {creation?.holder && <HolderFacts name={receiverName} confirmed={creation} />}
      </Party>
      <WithdrawalKey transaction={transaction} privacy={privacy} />
      <Identity transaction={transaction} description={creation?.description ?? null} />
      <PaymentInvoice operation={creation} />
      <FollowingFacts transaction={transaction} refunds={refunds} rights={rights} />
    </>
  );
}

type FollowingFactsProps = { transaction: TransactionRecord; refunds: readonly Operation[]; rights: Rights };

/** What followed: refunds, dates, callbacks and disputes, and the original answer. */
export function FollowingFacts({ transaction, refunds, rights: { seesInfractions, seesCallbacks } }: FollowingFactsProps) {
  return (
    <>
      <RefundFacts transaction={transaction} refunds={refunds} />
      <Dates transaction={transaction} />
      <Callbacks callbacks={transaction.callbacks} seesCallbacks={seesCallbacks} />
      <Infractions infractions={transaction.infractions} seesInfractions={seesInfractions} />
      <RawAnswer raw={transaction.raw} />
    </>
  );
}

function Charged({ transaction, privacy, seesInfractions }: FactsProps & Pick<Rights, 'seesInfractions'>) {
  const t = useTranslations('transaction');
  const { id, generatedName, generatedDocument, generatedEmail, payerName, payerDocument } = transaction;
  if (!generatedName && !generatedDocument && !generatedEmail) return null;
  const matches =
    payerName !== null && generatedName !== null && payerName.localeCompare(generatedName, 'pt', { sensitivity: 'base' }) === 0;
  return (
    <FactGroup title={t('groups.charged')}>
      <Facts>
        {generatedName && (
          <Fact term={t('name')}>
            {generatedName}
            {payerName && (
              <Tag tone={matches ? 'green' : 'amber'} icon={matches ? 'check' : 'info'}>
                {t(matches ? 'matches' : 'differs')}
              </Tag>
            )}
          </Fact>
        )}
        {generatedDocument && (
          <Fact term={t('document')}>
            <PersonalValue id={id} field="generatedDocument" value={generatedDocument} privacy={privacy} />
          </Fact>
        )}
        {seesInfractions && transaction.type === 'DEPOSIT' && generatedDocument && !payerDocument && <PayerMemory id={id} />}
        {generatedEmail && (
          <Fact term={t('email')}>
            <PersonalValue id={id} field="generatedEmail" value={generatedEmail} privacy={privacy} />
          </Fact>
        )}
      </Facts>
    </FactGroup>
  );
}

function WithdrawalKey({ transaction, privacy }: FactsProps) {
  const t = useTranslations('transaction');
  const { id, withdrawPixKey, withdrawPixType } = transaction;
  if (!withdrawPixKey) return null;
  const type = keyTypes.find((known) => known === withdrawPixType);
  return (
    <FactGroup title={t('groups.withdrawal')}>
      <Facts>
        <Fact term={t('key')}>
          <PersonalValue id={id} field="withdrawPixKey" value={withdrawPixKey} privacy={privacy} />
        </Fact>
        {withdrawPixType && <Fact term={t('keyType')}>{type ? t(`keyTypes.${type}`) : withdrawPixType}</Fact>}
      </Facts>
    </FactGroup>
  );
}

const keyTypes = ['cpf', 'cnpj', 'phone', 'email', 'evp'] as const;

function Identity({ transaction, description }: { transaction: TransactionRecord; description: string | null }) {
  const t = useTranslations('transaction');
  const { id, endToEndId, clientReference, virtualAccount, method, callbackUrl } = transaction;
  const known = transactionMethods.find((one) => one === method);
  return (
    <FactGroup title={t('groups.identity')}>
      <Facts>
        {endToEndId && (
          <>
            <Id term={t('endToEndId')} value={endToEndId} />
            <Decoded endToEndId={endToEndId} />
          </>
        )}
        <Id term={t('id')} value={id} />
        {clientReference && <Id term={t('reference')} value={clientReference} />}
        {description && <Fact term={t('description')}>{description}</Fact>}
        {virtualAccount && <Fact term={t('virtualAccount')}>{virtualAccount}</Fact>}
        {method && <Fact term={t('method')}>{known ? t(`methods.${known}`) : method}</Fact>}
        {callbackUrl && <Id term={t('callbackUrl')} value={callbackUrl} screenOnly />}
      </Facts>
    </FactGroup>
  );
}

function Id({ term, value, screenOnly }: { term: string; value: string; screenOnly?: boolean }) {
  return (
    <Fact term={term} mono screenOnly={screenOnly}>
      <span className="break-all">{value}</span>
      <CopyButton value={value} what={term} />
    </Fact>
  );
}

function Decoded({ endToEndId }: { endToEndId: string }) {
  const t = useTranslations('transaction');
  const settings = useDisplaySettings();
  const decoded = decodeEndToEndId(endToEndId);
  if (!decoded) return null;
  const { kind, ispb, at } = decoded;
  return (
    <Fact term="">
      <span className="text-meta text-muted">
        {at ? t('decoded', { kind, ispb, at: formatDateTimeSeconds(at, settings) }) : t('decodedNoTime', { ispb })}
      </span>
    </Fact>
  );
}

function Dates({ transaction }: { transaction: TransactionRecord }) {
  const t = useTranslations('transaction');
  const settings = useDisplaySettings();
  const dates = (['createdAt', 'paidAt', 'refundedAt', 'updatedAt'] as const).flatMap((key) => {
    const at = transaction[key];
    return at ? [{ key, at }] : [];
  });
  return (
    <FactGroup title={t('groups.dates')}>
      <Facts>
        {dates.map(({ key, at }) => (
          <Fact key={key} term={t(key)}>
            <time dateTime={at} className="numbers">
              {formatDateTimeSeconds(at, settings)}
            </time>
          </Fact>
        ))}
        {transaction.cancellationReason && <Fact term={t('cancellationReason')}>{transaction.cancellationReason}</Fact>}
      </Facts>
    </FactGroup>
  );
}
