'use client';

import { LoadErrorFallback } from '@/components/feedback/load-error-fallback';
import { useJobCompletion } from '@/components/file/use-job-completion';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { isUnderWay, useReports } from './use-reports';

const EndedReport = lazyPart(() => import('./ended-report').then((module) => module.EndedReport), LoadErrorFallback);

/** Notifies the requester when a report has ended, successfully or not. */
export function ReportNotice() {
  const mine = useReports().data?.items.filter((item) => item.mine);
  const { ready, dismiss } = useJobCompletion(mine, isUnderWay, (item) => !isUnderWay(item));
  return ready && <EndedReport report={ready} onClose={dismiss} />;
}
