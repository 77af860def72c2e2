'use client';

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { type AuditFact, useAuditFacts } from '@/app/(office)/settings/audit/use-audit-facts';
import { Actor, Result } from '@/components/audit/entry-cells';
import { useAuditSentence } from '@/components/audit/use-audit-sentence';
import { RecordPage } from '@/components/record-page/record-page';
import { ButtonLink } from '@/components/ui/action/button-link';
import { CopyButton } from '@/components/ui/action/copy-button';
import { Fact, FactGroup, Facts } from '@/components/ui/data/facts';
import { Summary } from '@/components/ui/data/summary';
import { Timeline } from '@/components/ui/data/timeline';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { audit } from '@/lib/contracts/office/audit/audit';
import { listPlace } from '@/lib/contracts/pages/list-place';
import type { RecordOf } from '@/lib/contracts/shapes';
import { formatDateTimeSeconds } from '@/lib/format/date-text';

type AuditDetailProps = {
  id: string;
  /** The pages the reader may open. */
  pages: readonly string[];
};

/** One audited action: who did what to what, from where, what changed, and its rows in the audit. */
export function AuditDetail({ id, pages }: AuditDetailProps) {
  const t = useTranslations('auditEntry');
  const tList = useTranslations('audit');
  return (
    <RecordPage
      list={listPlace('audit')}
      id={id}
      reading={useEndpointQuery(audit.read, { params: { id } })}
      words={{ back: tList('title'), notFoundTitle: t('notFoundTitle') }}
      skeleton={<Skeleton shape="facts" className="h-72 w-full max-w-[640px]" />}
    >
      {(entry) => <Found entry={entry} pages={pages} />}
    </RecordPage>
  );
}

function Found({ entry, pages }: { entry: RecordOf<'audit.read'>; pages: readonly string[] }) {
  const t = useTranslations('auditEntry');
  const tAudit = useTranslations('audit');
  const settings = useDisplaySettings();
  const sentence = useAuditSentence(pages);
  const facts = useAuditFacts()(entry.facts);
  const { sequence, at, askedAt, address, browser, sessionId, requestId, operationId, steps } = entry;
  const asTime = (time: string) => formatDateTimeSeconds(time, settings);
  return (
    <>
      <Summary
        kind={t('line', { sequence })}
        icon="clipboard"
        amount={<span className="text-title font-semibold wrap-anywhere">{sentence.linked(entry)}</span>}
        badge={<Result entry={entry} />}
        actions={
          operationId && pages.includes('/operations') && <ButtonLink href={`/operations/${operationId}`}>{t('operation')}</ButtonLink>
        }
      />
      <div className="grid gap-x-10 gap-y-6 pt-5 lg:grid-cols-[1fr_280px]">
        <div className="min-w-0 max-w-[760px]">
          <FactGroup title={t('who')}>
            <Facts>
              <Fact term={t('actor')}>
                <Actor entry={entry} />
              </Fact>
              {askedAt && <Fact term={t('askedAt')}>{asTime(askedAt)}</Fact>}
              <Fact term={t('at')}>{asTime(at)}</Fact>
              {address && (
                <Fact term={t('address')} mono>
                  {address}
                </Fact>
              )}
              {browser && <Fact term={t('browser')}>{browser}</Fact>}
              {sessionId && <Copyable term={t('session')} value={sessionId} />}
            </Facts>
          </FactGroup>
          {facts.some(({ before }) => before !== null) && (
            <FactGroup title={t('changes')}>
              <Changes facts={facts.filter(({ before }) => before !== null)} />
            </FactGroup>
          )}
          {facts.some(({ before }) => before === null) && (
            <FactGroup title={t('what')}>
              <Facts>
                {facts
                  .filter(({ before }) => before === null)
                  .map(({ name, value }) => (
                    <Fact key={name} term={name}>
                      <span className="wrap-anywhere">{value}</span>
                    </Fact>
                  ))}
              </Facts>
            </FactGroup>
          )}
          {requestId && (
            <FactGroup title={t('chain')}>
              <Facts>
                <Fact term={t('sequence')}>{sequence}</Fact>
                <Copyable term={t('request')} value={requestId} />
              </Facts>
            </FactGroup>
          )}
        </div>
        <Timeline
          title={t('steps')}
          entries={steps.map((step) => ({
            kind: 'event',
            id: String(step.sequence),
            tone: step.result === 'refused' ? 'failed' : step.result === 'done' ? 'confirmed' : 'done',
            title: tAudit(step.result),
            meta: `${asTime(step.at)} · ${t('line', { sequence: step.sequence })}`,
          }))}
        />
      </div>
    </>
  );
}

function Copyable({ term, value }: { term: string; value: string }) {
  return (
    <Fact term={term} mono>
      <span className="break-all">{value}</span>
      <CopyButton value={value} what={term} />
    </Fact>
  );
}

function Changes({ facts }: { facts: readonly AuditFact[] }): ReactNode {
  const t = useTranslations('auditEntry');
  return (
    <table className="w-full max-w-[520px] text-cell">
      <thead>
        <tr className="text-left text-meta text-muted">
          <th scope="col" className="w-[152px] pb-1.5 font-medium">
            <span className="sr-only">{t('what')}</span>
          </th>
          <th scope="col" className="pb-1.5 font-medium">
            {t('before')}
          </th>
          <th scope="col" className="pb-1.5 font-medium">
            {t('after')}
          </th>
        </tr>
      </thead>
      <tbody>
        {facts.map(({ name, before, value }) => (
          <tr key={name}>
            <th scope="row" className="py-1 text-left font-normal text-muted">
              {name}
            </th>
            <td className="py-1 pr-4">{before}</td>
            <td className="py-1 font-medium">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
