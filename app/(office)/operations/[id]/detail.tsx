'use client';

import { useTranslations } from 'use-intl';
import { CheckNow } from '@/app/(office)/operations/check-now';
import { operationIcon } from '@/app/(office)/operations/columns';
import { ProblemView } from '@/components/feedback/problem-view';
import { OperationAmount } from '@/components/operation/operation-amount';
import { OperationBadge } from '@/components/operation/operation-badge';
import { RecordPage } from '@/components/record-page/record-page';
import { ButtonLink } from '@/components/ui/button-link';
import { CopyButton } from '@/components/ui/copy-button';
import { Fact, FactGroup, Facts } from '@/components/ui/facts';
import { Skeleton } from '@/components/ui/skeleton';
import { Summary } from '@/components/ui/summary';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { useEndpointQuery } from '@/lib/client/use-read';
import type { Holder } from '@/lib/contracts/holder.shape';
import { type OperationKind, operations } from '@/lib/contracts/office/operations';
import type { Operation } from '@/lib/contracts/office/operations.shape';
import { formatDateTimeSeconds } from '@/lib/format/date-text';
import { operationList } from '@/lib/lists/operations';

export function OperationDetail({ id, mayCheck }: { id: string; mayCheck: boolean }) {
  const t = useTranslations('operation');
  const tList = useTranslations('operations');
  return (
    <RecordPage
      list={operationList}
      id={id}
      reading={useEndpointQuery(operations.read, { params: { id } }, { refetchInterval: 5_000 })}
      words={{ back: tList('title'), notFoundTitle: t('notFoundTitle') }}
      skeleton={<Skeleton className="h-72 w-full max-w-[640px]" />}
    >
      {(operation) => <Found operation={operation} mayCheck={mayCheck} />}
    </RecordPage>
  );
}

/** Where one sees what came of an act. */
const places = {
  'charges.create': { path: 'charges', word: 'seeCharge' },
  'refunds.create': { path: 'transactions', word: 'seeTransaction' },
  'withdrawals.create': { path: 'withdrawals', word: 'seeWithdrawal' },
  'withdrawals.createFromQrCode': { path: 'withdrawals', word: 'seeWithdrawal' },
  'transfers.create': { path: 'transfers', word: 'seeTransfer' },
  'cardCharges.create': { path: 'card/charges', word: 'seeCardCharge' },
  'cardCharges.reverse': { path: 'card/charges', word: 'seeCardCharge' },
  'recurrences.changeAmount': { path: 'card/recurrences', word: 'seeRecurrence' },
  'recurrences.reactivate': { path: 'card/recurrences', word: 'seeRecurrence' },
  'account.change': { path: 'account', word: 'seeAccount' },
} as const satisfies Record<OperationKind, { path: string; word: string }>;

function Found({ operation, mayCheck }: { operation: Operation; mayCheck: boolean }) {
  const t = useTranslations('operation');
  const settings = useDisplaySettings();
  const { kind, state, reference, staff, createdAt, updatedAt, reads, transactionId, subject, problem, holder, holderBefore } = operation;
  const target = transactionId ?? subject;
  const { path, word } = places[kind];
  return (
    <>
      <Summary
        kind={t(`kinds.${kind}`)}
        icon={operationIcon(kind)}
        amount={<OperationAmount operation={operation} size="big" whole={<span className="text-big">{t('whole')}</span>} />}
        badge={<OperationBadge state={state} />}
        sentence={t(`meaning.${state}`)}
        actions={
          <>
            <CheckNow operation={operation} mayCheck={mayCheck} />
            {target && <ButtonLink href={kind === 'account.change' ? '/account' : `/${path}/${target}`}>{t(word)}</ButtonLink>}
          </>
        }
      />
      <div className="max-w-[760px] pt-5">
        <FactGroup title={t('facts')}>
          <Facts>
            {holder && <Fact term={t('holder')}>{holderText(holder)}</Fact>}
            {holderBefore && <Fact term={t('holderBefore')}>{holderText(holderBefore)}</Fact>}
            <Fact term={t('staff')}>{staff}</Fact>
            <Fact term={t('since')}>{formatDateTimeSeconds(createdAt, settings)}</Fact>
            <Fact term={t('updatedAt')}>{formatDateTimeSeconds(updatedAt, settings)}</Fact>
            <Fact term={t('reads')}>{t('readsCount', { count: reads })}</Fact>
            {reference && (
              <Fact term={t('reference')} mono>
                <span className="break-all">{reference}</span>
                <CopyButton value={reference} what={t('reference')} />
              </Fact>
            )}
          </Facts>
        </FactGroup>
        {problem && state !== 'done' && (
          <div className="py-5">
            <ProblemView isWrite problem={{ ...problem, retryAfterSeconds: null }} />
          </div>
        )}
      </div>
    </>
  );
}

function holderText({ name, document, institutionName }: Holder): string {
  return [name, document, institutionName].filter(Boolean).join(' · ');
}
