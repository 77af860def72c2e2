'use client';

import { useRouter } from 'next/navigation';
import { type ComponentProps, useState } from 'react';
import { ExportNotice } from '@/components/export/export-notice';
import { LoadErrorFallback } from '@/components/feedback/load-error-fallback';
import { AlertBell } from '@/components/infraction/alerts/alert-bell';
import { DeadlineNotice } from '@/components/infraction/alerts/deadline-notice';
import { desktopNoticesWanted } from '@/components/infraction/alerts/desktop-notices-wanted';
import { PauseDialog } from '@/components/infraction/alerts/pause-dialog';
import { useAlerts } from '@/components/infraction/alerts/use-alerts';
import { useTitleBadge } from '@/components/infraction/alerts/use-title-badge';
import { caseNamed } from '@/components/infraction/case-named';
import { type QueueItem, toAnswer } from '@/components/infraction/use-queue';
import { ReportNotice } from '@/components/report/report-notice';
import { AppShell } from '@/components/shell/app-shell';
import { useFind } from '@/components/transaction/use-find';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { useLive } from '@/lib/client/live/use-live';
import { useLocalStorageValue } from '@/lib/client/local-storage-value';
import { signOut } from '@/lib/client/session/sign-out';
import { useHydrated } from '@/lib/client/use-hydrated';
import { SecurityNotice } from './security-notice';

const DesktopNotices = lazyPart(
  () => import('@/components/infraction/alerts/desktop-notices').then((module) => module.DesktopNotices),
  LoadErrorFallback,
);

type OfficeShellProps = Omit<ComponentProps<typeof AppShell>, 'onFind' | 'signOut' | 'passwordHref'>;

/** What was typed and not sent stays in the tab; it is nobody else's to see. */
async function leave(): Promise<void> {
  sessionStorage.clear();
  await signOut();
}

export function OfficeShell(props: OfficeShellProps) {
  const router = useRouter();
  useLive();
  const find = useFind((href) => router.push(href));
  const seesInfractions = props.permissions.includes('infractions:read');
  const { items, ready, alerts, fresh, paused, see } = useAlerts(seesInfractions);
  const [pausing, setPausing] = useState<QueueItem | null>(null);
  // A page's own first data would come too late for what is already asked for around it.
  const hydrated = useHydrated();
  const urgent = alerts.some(({ band }) => band === 'none' || band === 'late' || band === 'under6');
  useTitleBadge(alerts.length);
  const wantsDesktopNotices = useLocalStorageValue(desktopNoticesWanted);
  return (
    <>
      <AppShell
        {...props}
        counts={items && { '/infractions': { count: toAnswer(items).length, urgent } }}
        bell={seesInfractions && <AlertBell alerts={alerts} fresh={fresh} paused={paused} onSeen={see} onPause={setPausing} />}
        onFind={(text) => {
          const found = caseNamed(items ?? [], text);
          if (found) router.push(`/infractions/${found.id}`);
          else find(text);
        }}
        passwordHref="/password"
        signOut={leave}
      />
      {/* One pile for all notices, so that none covers another; in the flow after the page, so that its end is covered by none. */}
      <div data-print="hide" className="sticky bottom-4 z-20 mx-4 ml-auto grid w-fit max-w-[calc(100vw-32px)] justify-items-end">
        <div role="status" className="grid justify-items-end">
          {hydrated && <SecurityNotice seesAudit={props.permissions.includes('audit:read')} />}
          {hydrated && props.permissions.includes('exports:read') && <ExportNotice />}
          {hydrated && props.permissions.includes('reports:create') && <ReportNotice />}
        </div>
        {seesInfractions && <DeadlineNotice ready={ready} alerts={alerts} fresh={fresh} onSeen={see} onPause={setPausing} />}
        {wantsDesktopNotices && <DesktopNotices ready={ready} alerts={alerts} onOpen={(id) => router.push(`/infractions/${id}`)} />}
      </div>
      {pausing && <PauseDialog item={pausing} onClose={() => setPausing(null)} />}
    </>
  );
}
