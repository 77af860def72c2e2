'use client';

import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/action/button';
import { Dialog } from '@/components/ui/overlay/dialog';
import { OverlayBody } from '@/components/ui/overlay/overlay-body';
import { OverlayFooter } from '@/components/ui/overlay/overlay-footer';
import { serverNow } from '@/lib/client/clock/server-clock';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { useNow } from '@/lib/client/use-now';
import { sessions } from '@/lib/contracts/office/staff/sessions';
import type { RecordOf } from '@/lib/contracts/shapes';
import { formatTimeSeconds } from '@/lib/format/date-text';

/** Long enough to notice it, to find the button and to press it, without haste. */
const noticeMs = 120_000;
/** Another tab may have extended the session: its end is fetched again shortly before the notice, and while it is shown. */
const marginMs = 5_000;
const checkMs = 10_000;

/** Announces the end of the session and extends it with a button. The end comes from the server, because other tabs share the session. */
export function SessionNotice() {
  const t = useTranslations('sessionNotice');
  const settings = useDisplaySettings();
  const now = useNow(checkMs);
  const { data, refetch } = useEndpointQuery(sessions.list, {}, { refetchInterval: ({ state }) => untilNextLook(endOf(state.data)) });
  const end = endOf(data);
  const isNear = end !== null && now !== null && Date.parse(end.endsAt) - now <= noticeMs;
  return (
    <Dialog open={isNear} onClose={() => refetch()} title={t('title')}>
      <OverlayBody>
        <p>{end && t(end.extends ? 'text' : 'textFinal', { time: formatTimeSeconds(end.endsAt, settings) })}</p>
      </OverlayBody>
      <OverlayFooter>
        <Button variant="primary" onClick={() => refetch()}>
          {t(end?.extends ? 'stay' : 'close')}
        </Button>
      </OverlayFooter>
    </Dialog>
  );
}

const endOf = (list: RecordOf<'sessions.list'> | undefined) => list?.items.find(({ current }) => current) ?? null;

function untilNextLook(end: ReturnType<typeof endOf>): number | false {
  if (end === null) return false;
  const left = Date.parse(end.endsAt) - serverNow();
  return left > noticeMs + marginMs ? left - noticeMs - marginMs : checkMs;
}
