'use client';

import { useTranslations } from 'use-intl';
import { PaymentSum } from '@/components/transaction/payment-sum';
import { CopyButton } from '@/components/ui/action/copy-button';
import { Fact, FactGroup, Facts } from '@/components/ui/data/facts';
import { Tag } from '@/components/ui/data/tag';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { useZoneName } from '@/lib/client/use-zone-name';
import type { Operation } from '@/lib/contracts/office/operations.shape';
import type { Transaction } from '@/lib/contracts/shapes';
import { isIncoming } from '@/lib/domain/transaction-party';
import { formatDateTimeSeconds } from '@/lib/format/date-text';
import { formatDocument } from '@/lib/format/identifier/document';

type PayoutFactsProps = { payout: Transaction; operation: Operation | null };

/** Of these nothing stays away from the balance, the fee included. */
const cameBack = new Set(['CANCELED', 'ERROR']);

/** Whom it paid and whom a person had confirmed; what it cost; by whom and under which names it is known. */
export function PayoutFacts({ payout, operation }: PayoutFactsProps) {
  const t = useTranslations('payout.facts');
  return (
    <div>
      <Other payout={payout} operation={operation} />
      {!isIncoming(payout) && !cameBack.has(payout.status) && (
        <FactGroup title={t('sum')}>
          <PaymentSum payment={payout} />
        </FactGroup>
      )}
      <Making payout={payout} operation={operation} />
    </div>
  );
}

/** The other side, and whether it is who was confirmed. */
function Other({ payout, operation }: PayoutFactsProps) {
  const t = useTranslations('payout.facts');
  const tTypes = useTranslations('pixKeyTypes');
  const side = isIncoming(payout) ? 'payer' : 'receiver';
  const name = payout[`${side}Name`];
  const document = payout[`${side}Document`];
  const bank = payout[`${side}InstitutionName`];
  const account = payout[`${side}AccountNumber`];
  const { withdrawPixKey, withdrawPixType } = payout;
  const type = (['cpf', 'cnpj', 'email', 'phone', 'evp'] as const).find((known) => known === withdrawPixType);
  const { holder = null, holderBefore = null } = operation ?? {};
  const same = holder !== null && name !== null && holder.name.localeCompare(name, 'pt', { sensitivity: 'base' }) === 0;
  return (
    <FactGroup title={t(side)}>
      <Facts>
        {name && (
          <Fact term={t('name')}>
            {name}
            {holder && (
              <Tag tone={same ? 'green' : 'amber'} icon={same ? 'check' : 'info'}>
                {t(same ? 'same' : 'differs')}
              </Tag>
            )}
          </Fact>
        )}
        {document && (
          <Fact term={t('document')}>
            <span className="numbers">{formatDocument(document)}</span>
          </Fact>
        )}
        {bank && <Fact term={t('bank')}>{bank}</Fact>}
        {account && (
          <Fact term={t('account')}>
            <span className="numbers">{account}</span>
          </Fact>
        )}
        {withdrawPixKey && (
          <Fact term={t('key')}>
            <span className="break-all">{withdrawPixKey}</span>
            {type && <span className="text-muted">{tTypes(type)}</span>}
          </Fact>
        )}
        {holder && (!name || !same) && (
          <Fact term={t('holder')}>{[holder.name, holder.document, holder.institutionName].filter(Boolean).join(' · ')}</Fact>
        )}
        {holderBefore && <Fact term={t('holderBefore')}>{[holderBefore.name, holderBefore.document].filter(Boolean).join(' · ')}</Fact>}
      </Facts>
    </FactGroup>
  );
}

function Making({ payout, operation }: PayoutFactsProps) {
  const t = useTranslations('payout.facts');
  const settings = useDisplaySettings();
  const zone = useZoneName();
  const { id, createdAt, paidAt, clientReference, virtualAccount, endToEndId, payerName, payerAccountNumber } = payout;
  const own = [payerName, payerAccountNumber].filter(Boolean).join(' · ');
  const copied = [
    { term: t('reference'), value: clientReference },
    { term: t('endToEndId'), value: endToEndId },
    { term: t('id'), value: id },
  ];
  return (
    <FactGroup title={t('making')}>
      <Facts>
        <Fact term={t('createdAt')}>
          <time dateTime={createdAt} className="numbers">
            {formatDateTimeSeconds(createdAt, settings)}
          </time>
          {operation && <span className="text-muted">{t('by', { name: operation.staff })}</span>}
        </Fact>
        {paidAt && (
          <Fact term={t('paidAt')}>
            <time dateTime={paidAt} className="numbers">
              {formatDateTimeSeconds(paidAt, settings)}
            </time>
          </Fact>
        )}
        {!isIncoming(payout) && own && <Fact term={t('from')}>{own}</Fact>}
        {operation?.description && <Fact term={t('description')}>{operation.description}</Fact>}
        {virtualAccount && <Fact term={t('virtualAccount')}>{virtualAccount}</Fact>}
        {copied.map(
          ({ term, value }) =>
            value && (
              <Fact key={term} term={term} mono>
                <span className="break-all">{value}</span>
                <CopyButton value={value} what={term} />
              </Fact>
            ),
        )}
      </Facts>
      <p className="mt-3 hidden text-meta text-muted print:block">{zone}</p>
    </FactGroup>
  );
}
