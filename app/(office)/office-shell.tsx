'use client';

import { useRouter } from 'next/navigation';
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { useUndeliveredCount } from '@/components/callback/use-undelivered-count';
import { LoadErrorFallback } from '@/components/feedback/load-error-fallback';
import { useReadAt } from '@/components/feedback/part-problem';
import { readProblemOf } from '@/components/feedback/query-problem';
import { AlertBell } from '@/components/infraction/alerts/alert-bell';
import { DeadlineNotice } from '@/components/infraction/alerts/deadline-notice';
import { desktopNoticesEnabled } from '@/components/infraction/alerts/desktop/desktop-notices-enabled';
import { PauseDialog } from '@/components/infraction/alerts/pause/pause-dialog';
import { useAlerts } from '@/components/infraction/alerts/use-alerts';
import { useTitleBadge } from '@/components/infraction/alerts/use-title-badge';
import { caseNamed } from '@/components/infraction/case-named';
import { type QueueItem, toAnswer } from '@/components/infraction/use-queue';
import { useApprovalsToDecide } from '@/components/needs/use-approvals-to-decide';
import { AppShell } from '@/components/shell/app-shell';
import { usePreferencesOfOtherTabs } from '@/components/shell/preferences/use-preferences-of-other-tabs';
import { useFind } from '@/components/transaction/use-find';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { useLocalStorageValue } from '@/lib/client/local-storage-value';
import { signOut } from '@/lib/client/session/sign-out';
import { useHydrated } from '@/lib/client/use-hydrated';

const DesktopNotices = lazyPart(
  () => import('@/components/infraction/alerts/desktop/desktop-notices').then((module) => module.DesktopNotices),
  LoadErrorFallback,
);

type OfficeShellProps = Omit<ComponentProps<typeof AppShell>, 'onFind' | 'signOut' | 'passwordHref' | 'notice'>;

/** Notices after the page content: outages and slow answers of the service. */
const LiveUpdates = lazyPart(
  () => import('@/components/shell/live-updates').then((module) => module.LiveUpdates),
  () => null,
);
const RouteBar = lazyPart(
  () => import('@/components/shell/route-bar').then((module) => module.RouteBar),
  () => null,
);
const EventNotices = lazyPart(
  () => import('./event-notices').then((module) => module.EventNotices),
  () => null,
);
const Needs = lazyPart(() => import('@/components/needs/needs').then((module) => module.Needs), LoadErrorFallback);
const NoticePanel = lazyPart(() => import('@/components/notice/notice-panel').then((module) => module.NoticePanel), LoadErrorFallback);
const SessionNotice = lazyPart(
  () => import('@/components/session/session-notice').then((module) => module.SessionNotice),
  () => null,
);
const ProofHost = lazyPart(
  () => import('@/components/second-factor/proof-host').then((module) => module.ProofHost),
  () => null,
);
const ServiceNotice = lazyPart(
  () => import('@/components/service-status/service-notice').then((module) => module.ServiceNotice),
  () => null,
);

export function OfficeShell(props: OfficeShellProps) {
  const router = useRouter();
  usePreferencesOfOtherTabs(() => router.refresh());
  const find = useFind((href) => router.push(href));
  const seesInfractions = props.permissions.includes('infractions:read');
  const { reading, items, ready, alerts, fresh, paused, see } = useAlerts(seesInfractions);
  const readAt = useReadAt(reading);
  const unknown = !items && readProblemOf(reading) !== null;
  const undeliveredCount = useUndeliveredCount(props.permissions.includes('callbacks:resend'));
  const [toDecide, setToDecide] = useState(0);
  const [unread, setUnread] = useState(0);
  const [pausing, setPausing] = useState<QueueItem | null>(null);
  const urgent = alerts.some(({ band }) => band === 'none' || band === 'late' || band === 'under6');
  useTitleBadge(alerts.length);
  const wantsDesktopNotices = useLocalStorageValue(desktopNoticesEnabled);
  return (
    <>
      <AppShell
        {...props}
        counts={{
          '/infractions': items || unknown ? { count: items ? toAnswer(items).length : null, urgent, readAt } : undefined,
          '/approvals': { count: toDecide },
          '/callbacks': undeliveredCount === undefined ? undefined : { count: undeliveredCount },
        }}
        notice={
          <OnceHydrated>
            <ServiceNotice />
          </OnceHydrated>
        }
        bell={
          <AlertBell
            disputes={seesInfractions}
            unread={unread}
            notices={(close) => <NoticePanel onDone={close} />}
            needs={<Needs permissions={props.permissions} className="rounded-none border-0" />}
            {...{ alerts, fresh, paused, unknown, readAt }}
            onSeen={see}
            onPause={setPausing}
          />
        }
        onFind={(text, reading) => {
          const found = caseNamed(items ?? [], text);
          if (found) router.push(`/infractions/${found.id}`);
          else find(reading);
        }}
        passwordHref="/password"
        signOut={signOut}
      />
      {/* One pile for all notices, so that none covers another; in the flow after the page, so that its end is covered by none. */}
      <div data-print="hide" className="sticky bottom-4 z-20 mx-4 ml-auto grid w-fit max-w-[calc(100vw-32px)] justify-items-end">
        <div role="status" className="grid justify-items-end">
          <OnceHydrated>
            <EventNotices permissions={props.permissions} onUnread={setUnread} />
          </OnceHydrated>
        </div>
        {seesInfractions && <DeadlineNotice ready={ready} alerts={alerts} fresh={fresh} onSeen={see} onPause={setPausing} />}
        {wantsDesktopNotices && <DesktopNotices ready={ready} alerts={alerts} onOpen={(id) => router.push(`/infractions/${id}`)} />}
      </div>
      <OnceHydrated>
        <LiveUpdates />
        <RouteBar />
        <SessionNotice />
        <ProofHost />
        {props.permissions.includes('approvals:decide') && <ApprovalsCounter onCount={setToDecide} />}
      </OnceHydrated>
      {pausing && <PauseDialog item={pausing} onClose={() => setPausing(null)} />}
    </>
  );
}

/** What comes after the page, drawn without the frame around it. */
function OnceHydrated({ children }: { children: ReactNode }) {
  return useHydrated() && children;
}

/** A page's own first data would come too late for what is already asked for around it, so this asks once the page is alive. */
function ApprovalsCounter({ onCount }: { onCount: (total: number) => void }) {
  const total = useApprovalsToDecide(true).data?.total ?? 0;
  useEffect(() => onCount(total), [total, onCount]);
  return null;
}
