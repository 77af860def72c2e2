'use client';

import { useTranslations } from 'use-intl';
import { CopyButton } from '@/components/ui/action/copy-button';
import { Fact, Facts } from '@/components/ui/data/facts';
import { Icon } from '@/components/ui/icon/icon';
import { shorten } from '@/lib/format/text/shorten';

export type ProblemDetailsProps = {
  /** The service's error code, or ours. */
  code?: string;
  /** HTTP status. */
  status?: number;
  requestId?: string;
  /** The service's own words, folded away. */
  serviceMessage?: string;
};

/** Technical details, folded away, for the person who is asked for help. */
export function ProblemDetails({ code, status, requestId, serviceMessage }: ProblemDetailsProps) {
  const t = useTranslations('feedback.problem');
  return (
    <div className="@container relative border-t border-line bg-sunken text-meta text-muted">
      <details className="group">
        <summary className="flex min-h-10 list-none items-center gap-2.5 px-5 py-2 max-sm:px-4">
          <Icon name="chevron-right" size={14} className="text-ink group-open:rotate-90" />
          {t('support')}
        </summary>
        <div className="@container px-5 pb-4 pl-[45px] @max-xs:pl-5">
          <Facts>
            {code && (
              <Fact term={t('code')} mono>
                {code}
              </Fact>
            )}
            {status !== undefined && (
              <Fact term={t('status')} mono>
                {status}
              </Fact>
            )}
            {requestId && (
              <Fact term="requestId" mono>
                {requestId}
              </Fact>
            )}
            {serviceMessage && <Fact term={t('serviceMessage')}>{serviceMessage}</Fact>}
          </Facts>
        </div>
      </details>
      <div className="numbers pointer-events-none absolute top-2 right-5 flex h-6 items-center gap-2 @max-xl:static @max-xl:h-auto @max-xl:flex-wrap @max-xl:px-4 @max-xl:pb-2">
        {status !== undefined && <span>{t('http', { status })}</span>}
        {requestId && (
          <>
            <span aria-hidden="true">·</span>
            <span>requestId</span>
            <span className="mono text-ink" title={requestId}>
              {shorten(requestId)}
            </span>
            <span className="pointer-events-auto flex items-center gap-1">
              <CopyButton value={requestId} what="requestId" />
            </span>
          </>
        )}
      </div>
    </div>
  );
}
