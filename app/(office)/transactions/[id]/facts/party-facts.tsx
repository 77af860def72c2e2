'use client';

import { useTranslations } from 'use-intl';
import type { TransactionRecord } from '@/app/(office)/transactions/[id]/transaction-record';
import { Fact, FactGroup, Facts } from '@/components/ui/data/facts';
import type { Privacy } from './personal-field';
import { PersonalValue } from './personal-value';

type PartyProps = { side: 'payer' | 'receiver'; transaction: TransactionRecord; privacy: Privacy };

/** One side of the payment: who, and at which institution. */
export function Party({ side, transaction, privacy }: PartyProps) {
  const t = useTranslations('transaction');
  const name = transaction[`${side}Name`];
  const document = transaction[`${side}Document`];
  const bank = transaction[`${side}InstitutionName`];
  const ispb = transaction[`${side}InstitutionIspb`];
  const account = transaction[`${side}AccountNumber`];
  if (!name && !document && !bank && !ispb && !account) return null;
  return (
    <FactGroup title={t(`groups.${side}`)}>
      <Facts>
        {name && <Fact term={t('name')}>{name}</Fact>}
        {document && (
          <Fact term={t(documentTerm(document))}>
            <PersonalValue id={transaction.id} field={`${side}Document`} value={document} privacy={privacy} />
          </Fact>
        )}
        {bank && <Fact term={t('bank')}>{bank}</Fact>}
        {ispb && <Fact term={t('ispb')}>{ispb}</Fact>}
        {account && (
          <Fact term={t('accountNumber')}>
            <PersonalValue id={transaction.id} field={`${side}AccountNumber`} value={account} privacy={privacy} />
          </Fact>
        )}
      </Facts>
    </FactGroup>
  );
}

/** Told apart by length, which a mask keeps. */
function documentTerm(document: string): 'cpf' | 'cnpj' | 'document' {
  const signs = document.replaceAll(/[^0-9A-Za-z*]/g, '').length;
  return signs === 11 ? 'cpf' : signs === 14 ? 'cnpj' : 'document';
}
