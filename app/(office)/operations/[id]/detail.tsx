'use client';

import { useTranslations } from 'use-intl';
import { CheckNow } from '@/app/(office)/operations/check-now';
import { operationIcon } from '@/app/(office)/operations/columns';
import { ProblemView } from '@/components/feedback/problem-view';
import { OperationAmount } from '@/components/operation/operation-amount';
import { OperationBadge } from '@/components/operation/operation-badge';
import { operationDestinations, recordHref } from '@/components/operation/operation-destination';
import { PaymentInvoice } from '@/components/payment-invoice/payment-invoice';
import { RecordPage } from '@/components/record-page/record-page';
import { ButtonLink } from '@/components/ui/action/button-link';
import { CopyButton } from '@/components/ui/action/copy-button';
import { TextLink } from '@/components/ui/action/text-link';
import { Fact, FactGroup, Facts } from '@/components/ui/data/facts';
import { Summary } from '@/components/ui/data/summary';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { approvals } from '@/lib/contracts/office/approvals/approvals';
import { operations } from '@/lib/contracts/office/operations';
import type { Operation } from '@/lib/contracts/office/operations.shape';
import { listPlace } from '@/lib/contracts/pages/list-place';
import type { Holder } from '@/lib/contracts/shape/holder.shape';
import { formatDateTimeSeconds, formatDay } from '@/lib/format/date-text';
import { PlannedActions } from './planned-actions';

type May = { mayCheck: boolean; mayPay: boolean };

export function OperationDetail({ id, ...may }: { id: string } & May) {
  const t = useTranslations('operation');
  const tList = useTranslations('operations');
  return (
    <RecordPage
      list={listPlace('operations')}
      id={id}
      reading={useEndpointQuery(operations.read, { params: { id } }, { refetchInterval: 5_000 })}
      words={{ back: tList('title'), notFoundTitle: t('notFoundTitle') }}
      skeleton={<Skeleton shape="facts" className="h-72 w-full max-w-[640px]" />}
    >
      {(operation) => <Found operation={operation} {...may} />}
    </RecordPage>
  );
}

function Found({ operation, mayCheck, mayPay }: { operation: Operation } & May) {
  const t = useTranslations('operation');
  const tProof = useTranslations('proofMethod');
  const settings = useDisplaySettings();
  const {
    id,
    kind,
    state,
    reference,
    staff,
    createdAt,
    updatedAt,
    reads,
    problem,
    holder,
    holderBefore,
    proof,
    plannedFor,
    plannedAt,
    held,
  } = operation;
  const href = recordHref(operation);
  return (
    <>
      <Summary
        kind={t(`kinds.${kind}`)}
        icon={operationIcon(kind)}
        amount={<OperationAmount operation={operation} size="big" whole={<span className="text-big">{t('whole')}</span>} />}
        badge={<OperationBadge state={state} plannedFor={plannedFor} />}
        sentence={t(`meaning.${state}`)}
        actions={
          <>
            <CheckNow operation={operation} mayCheck={mayCheck} />
            {mayPay && <PlannedActions operation={operation} />}
            {href && <ButtonLink href={href}>{t(operationDestinations[kind].word)}</ButtonLink>}
          </>
        }
      />
      <div className="max-w-[760px] pt-5">
        <FactGroup title={t('facts')}>
          <Facts>
            {holder && <Fact term={t('holder')}>{holderText(holder)}</Fact>}
            {holderBefore && <Fact term={t('holderBefore')}>{holderText(holderBefore)}</Fact>}
            {plannedFor && <Fact term={t('plannedFor')}>{formatDay(plannedFor, settings.locale)}</Fact>}
            {held && state === 'held' && <Fact term={t('held')}>{t(`heldReason.${held}`)}</Fact>}
            <Fact term={t('staff')}>{staff}</Fact>
            {plannedAt && <Fact term={t('plannedAt')}>{formatDateTimeSeconds(plannedAt, settings)}</Fact>}
            {proof && (
              <Fact term={t('proof')}>
                {tProof(proof)}
                {proof !== 'passkey' && <span className="text-muted">{t('proofWeaker')}</span>}
              </Fact>
            )}
            <ApprovedBy operationId={id} />
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
        <PaymentInvoice operation={operation} />
        {problem && state !== 'done' && (
          <div className="py-5">
            <ProblemView isWrite problem={{ ...problem, retryAfterSeconds: null }} />
          </div>
        )}
      </div>
    </>
  );
}

/** Who approved it, where it had to be, with the way to its approval. */
function ApprovedBy({ operationId }: { operationId: string }) {
  const t = useTranslations('approval');
  const reading = useEndpointQuery(approvals.list, { query: { operationId, page: 1, limit: 1 } });
  const [approval] = reading.data?.items ?? [];
  if (!approval) return null;
  const approvers = approval.votes.filter(({ verdict }) => verdict === 'approved').map((vote) => vote.staff);
  return (
    <Fact term={t(approval.overriddenBy ? 'withoutApproval' : 'approvedBy')}>
      <TextLink href={`/approvals/${approval.id}`}>{approval.overriddenBy ?? approvers.join(', ')}</TextLink>
    </Fact>
  );
}

function holderText({ name, document, institutionName }: Holder): string {
  return [name, document, institutionName].filter(Boolean).join(' · ');
}
