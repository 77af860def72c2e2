'use client';

import { useTranslations } from 'use-intl';
import { LineAmount } from '@/app/(office)/statements/line-amount';
import type { Line } from '@/app/(office)/statements/statement-line';
import { RecordPage } from '@/components/record-page/record-page';
import { Money } from '@/components/transaction/money';
import { CopyButton } from '@/components/ui/action/copy-button';
import { TextLink } from '@/components/ui/action/text-link';
import { Fact, FactGroup, Facts } from '@/components/ui/data/facts';
import { Summary } from '@/components/ui/data/summary';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { listPlace } from '@/lib/contracts/pages/list-place';
import { statements } from '@/lib/contracts/pix/account/statements';
import { formatDateTimeSeconds } from '@/lib/format/date-text';
import type { Reais } from '@/lib/format/money/money';

/** One line of the statement: what moved, what made it, and both balances before and after. */
export function StatementLineDetail({ id }: { id: string }) {
  const t = useTranslations('statements');
  const settings = useDisplaySettings();
  return (
    <RecordPage
      list={listPlace('statements')}
      id={id}
      reading={useEndpointQuery(statements.read, { params: { id } })}
      words={{ back: t('title'), notFoundTitle: t('line.notFoundTitle') }}
      skeleton={<Skeleton shape="facts" className="h-72 w-full max-w-[860px]" />}
    >
      {(line) => (
        <>
          <Summary
            kind={t('line.kind')}
            icon={line.operation === 'DECREMENT' ? 'arrow-out' : 'arrow-in'}
            amount={<LineAmount line={line} size="big" />}
            sentence={[line.reason, formatDateTimeSeconds(line.createdAt, settings)].filter(Boolean).join(' · ')}
          />
          <div className="max-w-[860px] pt-5">
            <Balances line={line} />
            <Origin line={line} />
          </div>
        </>
      )}
    </RecordPage>
  );
}

function Balances({ line }: { line: Line }) {
  const t = useTranslations('statements');
  const tApp = useTranslations('app');
  const side = (['AVAILABLE', 'BLOCKED'] as const).find((known) => known === line.balanceType);
  const amount = (value: Reais | null) => (value === null ? tApp('none') : <Money value={value} />);
  return (
    <FactGroup title={t('line.balances')}>
      <Facts>
        <Fact term={t('columns.balanceType')}>{side ? t(`sides.${side}`) : (line.balanceType ?? tApp('none'))}</Fact>
        <Fact term={t('line.availableBefore')}>{amount(line.previousBalanceAvailable)}</Fact>
        <Fact term={t('line.availableAfter')}>{amount(line.newBalanceAvailable)}</Fact>
        <Fact term={t('line.blockedBefore')}>{amount(line.previousBalanceBlocked)}</Fact>
        <Fact term={t('line.blockedAfter')}>{amount(line.newBalanceBlocked)}</Fact>
      </Facts>
    </FactGroup>
  );
}

function Origin({ line: { id, transactionId, infractionId } }: { line: Line }) {
  const t = useTranslations('statements');
  return (
    <FactGroup title={t('columns.origin')}>
      <Facts>
        {transactionId && (
          <Fact term={t('transaction')} mono>
            <TextLink href={`/transactions/${transactionId}`}>{transactionId}</TextLink>
          </Fact>
        )}
        {infractionId && (
          <Fact term={t('infraction')} mono>
            <TextLink href={`/infractions/${infractionId}`}>{infractionId}</TextLink>
          </Fact>
        )}
        <Fact term={t('filters.id')} mono>
          <span className="break-all">{id}</span>
          <CopyButton value={id} what={t('filters.id')} />
        </Fact>
      </Facts>
    </FactGroup>
  );
}
