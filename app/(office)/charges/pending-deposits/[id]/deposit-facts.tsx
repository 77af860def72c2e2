'use client';

import { useTranslations } from 'use-intl';
import { CopyButton } from '@/components/ui/action/copy-button';
import { TextLink } from '@/components/ui/action/text-link';
import { Fact, FactGroup, Facts } from '@/components/ui/data/facts';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import type { RecordOf } from '@/lib/contracts/shapes';
import { formatDateTimeSeconds } from '@/lib/format/date-text';
import { formatDocument } from '@/lib/format/identifier/document';

type DepositProps = { deposit: RecordOf<'pendingDeposits.read'> };

/** Everything the service told of a pending deposit. What does not apply yet is left out. */
export function PendingDepositFacts({ deposit }: DepositProps) {
  const t = useTranslations('pendingDeposits');
  const { pixKey, description, transactionId, endToEndId, id } = deposit;
  return (
    <>
      <Party side="payer" deposit={deposit} />
      <Party side="receiver" deposit={deposit} />
      <FactGroup title={t('groups.payment')}>
        <Facts>
          {pixKey && (
            <Fact term={t('pixKey')} mono>
              <span className="break-all">{pixKey}</span>
            </Fact>
          )}
          {description && <Fact term={t('description')}>{description}</Fact>}
          {endToEndId && <Id term={t('columns.endToEndId')} value={endToEndId} />}
          <Id term={t('id')} value={id} />
          {transactionId && (
            <Fact term={t('columns.transactionId')} mono>
              <TextLink href={`/transactions/${transactionId}`}>{transactionId}</TextLink>
            </Fact>
          )}
        </Facts>
      </FactGroup>
      <Decision deposit={deposit} />
    </>
  );
}

function Party({ side, deposit }: DepositProps & { side: 'payer' | 'receiver' }) {
  const t = useTranslations('pendingDeposits');
  const name = deposit[`${side}Name`];
  const document = deposit[`${side}Document`];
  const bank = deposit[`${side}InstitutionName`];
  const ispb = deposit[`${side}InstitutionIspb`];
  const account = deposit[`${side}AccountNumber`];
  if (!name && !document && !bank && !ispb && !account) return null;
  return (
    <FactGroup title={t(`groups.${side}`)}>
      <Facts>
        {name && <Fact term={t('name')}>{name}</Fact>}
        {document && (
          <Fact term={t('columns.payerDocument')}>
            <span className="numbers">{formatDocument(document)}</span>
          </Fact>
        )}
        {bank && <Fact term={t('bank')}>{bank}</Fact>}
        {ispb && <Fact term={t('ispb')}>{ispb}</Fact>}
        {account && <Fact term={t('accountNumber')}>{account}</Fact>}
      </Facts>
    </FactGroup>
  );
}

/** When it came, and when the service decided about it and why. */
function Decision({ deposit }: DepositProps) {
  const t = useTranslations('pendingDeposits');
  const settings = useDisplaySettings();
  const instants = (['createdAt', 'paidAt', 'approvedAt', 'rejectedAt', 'updatedAt'] as const).flatMap((key) => {
    const at = deposit[key];
    return at ? [{ key, at }] : [];
  });
  return (
    <FactGroup title={t('groups.decision')}>
      <Facts>
        {instants.map(({ key, at }) => (
          <Fact key={key} term={t(`instants.${key}`)}>
            <time dateTime={at} className="numbers">
              {formatDateTimeSeconds(at, settings)}
            </time>
          </Fact>
        ))}
        {deposit.rejectionReason && <Fact term={t('rejectionReason')}>{deposit.rejectionReason}</Fact>}
      </Facts>
    </FactGroup>
  );
}

function Id({ term, value }: { term: string; value: string }) {
  return (
    <Fact term={term} mono>
      <span className="break-all">{value}</span>
      <CopyButton value={value} what={term} />
    </Fact>
  );
}
