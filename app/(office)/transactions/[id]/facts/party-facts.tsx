'use client';

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { TransactionRecord } from '@/app/(office)/transactions/[id]/transaction-record';
import { Fact, FactGroup, Facts } from '@/components/ui/data/facts';
import { directionOf } from '@/lib/domain/transaction-party';
import type { Privacy } from './personal-field';
import { PersonalValue } from './personal-value';

type PartyProps = {
  side: 'payer' | 'receiver';
  transaction: TransactionRecord;
  privacy: Privacy;
  /** Beside the name. */
  tag?: ReactNode;
  /** More facts of this side. */
  children?: ReactNode;
};

/** One side of the payment: who, and at which institution. Of our own nothing is said but its account. */
export function Party({ side, transaction, privacy, tag, children }: PartyProps) {
  const t = useTranslations('transaction');
  const account = transaction[`${side}AccountNumber`];
  const isOurs = directionOf(transaction) === (side === 'receiver' ? 'in' : 'out');
  const accountFact = account && (
    <Fact term={t('accountNumber')}>
      <PersonalValue id={transaction.id} field={`${side}AccountNumber`} value={account} privacy={privacy} />
    </Fact>
  );
  if (isOurs) {
    return (
      accountFact && (
        <FactGroup title={t(`groups.${side}`)}>
          <Facts>{accountFact}</Facts>
        </FactGroup>
      )
    );
  }
  const name = transaction[`${side}Name`];
  const document = transaction[`${side}Document`];
  const bank = transaction[`${side}InstitutionName`];
  const ispb = transaction[`${side}InstitutionIspb`];
  if (!name && !document && !bank && !ispb && !account && !children) return null;
  return (
    <FactGroup title={t(`groups.${side}`)}>
      <Facts>
        {name && (
          <Fact term={t('name')}>
            {name}
            {tag}
          </Fact>
        )}
        {document && (
          <Fact term={t(documentTerm(document))}>
            <PersonalValue id={transaction.id} field={`${side}Document`} value={document} privacy={privacy} />
          </Fact>
        )}
        {bank && <Fact term={t('bank')}>{bank}</Fact>}
        {ispb && <Fact term={t('ispb')}>{ispb}</Fact>}
        {accountFact}
        {children}
      </Facts>
    </FactGroup>
  );
}

/** Told apart by length, which a mask keeps. */
function documentTerm(document: string): 'cpf' | 'cnpj' | 'document' {
  const signs = document.replaceAll(/[^0-9A-Za-z*]/g, '').length;
  return signs === 11 ? 'cpf' : signs === 14 ? 'cnpj' : 'document';
}
