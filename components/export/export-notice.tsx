'use client';

import { LoadErrorFallback } from '@/components/feedback/load-error-fallback';
import { useJobCompletion } from '@/components/file/use-job-completion';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { isUnderWay, useExports } from './use-exports';

const ReadyExport = lazyPart(() => import('./ready-export').then((module) => module.ReadyExport), LoadErrorFallback);

/** Says when an export that was under way can be picked up. */
export function ExportNotice() {
  const { ready, dismiss } = useJobCompletion(useExports().data?.items, isUnderWay, ({ state }) => state === 'ready');
  return ready && <ReadyExport item={ready} onClose={dismiss} />;
}
