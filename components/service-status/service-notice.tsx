'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Note } from '@/components/feedback/note';
import { useIsOutageShown } from '@/components/feedback/outage/outage';
import { Button } from '@/components/ui/action/button';
import { useNow } from '@/lib/client/use-now';
import type { Problem } from '@/lib/contracts/problem/problem';
import type { RecordOf } from '@/lib/contracts/shapes';
import { useFailingReads } from './use-failing-reads';
import { useServiceStatus } from './use-service-status';

/** A wait is worth telling after this many milliseconds. */
const slowMs = 3_000;

/**
 * The notice about the service: that it does not answer, is degraded or slow, or that its clock is wrong. Not shown while another part of
 * the page reports the outage in full.
 */
export function ServiceNotice() {
  const t = useTranslations('serviceStatus');
  const { data: status } = useServiceStatus();
  const { problem, waitingSince } = useFailingReads();
  const isShown = useIsOutageShown();
  const ahead = Math.round((status?.clockAheadSeconds ?? 0) / 60);
  return (
    <div role="status" data-print="hide" className="grid gap-2 px-4 pt-3 empty:hidden sm:px-6">
      {!isShown && <Outage status={status} problem={problem} />}
      {problem === null && waitingSince !== null && <SlowNote key={waitingSince} since={waitingSince} />}
      {ahead !== 0 && <Note icon="clock">{t(ahead > 0 ? 'clockAhead' : 'clockBehind', { minutes: Math.abs(ahead) })}</Note>}
    </div>
  );
}

/** Counts in steps: a clock that ticks every second would keep a slow machine from drawing what it waits for. */
function SlowNote({ since }: { since: number }) {
  const t = useTranslations('serviceStatus');
  const now = useNow(slowMs);
  if (now === null || now - since < slowMs) return null;
  return (
    <Note icon="clock">
      {t('slowNow')} {/* The seconds are for the eyes: they would be read out one by one. */}
      <span aria-hidden="true" className="numbers">
        {t('slowFor', { seconds: Math.floor((now - since) / 1000) })}
      </span>
    </Note>
  );
}

type OutageProps = { status: RecordOf<'serviceStatus.health'> | undefined; problem: Problem | null };

function Outage({ status, problem }: OutageProps) {
  const t = useTranslations('serviceStatus');
  if (status && !status.reachable) {
    return (
      <Note tone="red" action={problem && <RetryAll />}>
        {t('unreachable')}
        <ForSupport problem={problem} />
      </Note>
    );
  }
  const degradedAreas = status?.degradedAreas ?? [];
  if (degradedAreas.length === 0 && !problem) return null;
  return (
    <Note tone="amber" action={problem && <RetryAll />}>
      <p className="font-medium">{t(degradedAreas.length > 0 ? 'degraded' : 'partsUnread')}</p>
      {status && degradedAreas.length > 0 && (
        <ul className="numbers text-cell">
          {degradedAreas.map(({ area, state, ...counts }) => (
            <li key={area}>{t(state, { ...counts, area: t(`areas.${area}`), minutes: status.minutes })}</li>
          ))}
        </ul>
      )}
      <ForSupport problem={problem} />
    </Note>
  );
}

/** Reads again whatever could not be read. */
function RetryAll() {
  const t = useTranslations('feedback.problem');
  const client = useQueryClient();
  return (
    <Button size="small" onClick={() => client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })}>
      {t('retry')}
    </Button>
  );
}

function ForSupport({ problem }: { problem: Problem | null }) {
  if (!problem?.requestId) return null;
  return (
    <p className="mono text-meta text-faint wrap-anywhere">
      {problem.errorCode} requestId {problem.requestId}
    </p>
  );
}
