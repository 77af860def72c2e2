'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/action/button';
import { Dialog } from '@/components/ui/overlay/dialog';
import { OverlayBody } from '@/components/ui/overlay/overlay-body';
import { OverlayFooter } from '@/components/ui/overlay/overlay-footer';
import { call } from '@/lib/client/call/call';
import { serverNow } from '@/lib/client/clock/server-clock';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { useNow } from '@/lib/client/use-now';
import { sessions } from '@/lib/contracts/office/staff/sessions';
import { formatTimeSeconds } from '@/lib/format/date-text';

/** Long enough to notice it, to find the button and to press it, without haste. */
const noticeMs = 120_000;
/** Another tab may put the end off. */
const againMs = 10_000;

interface End {
  readonly at: number;
  readonly extends: boolean;
}

/**
 * Says that the session is about to end, and puts that off by a press of its button, by keyboard or pointer. What the server says of the end
 * counts, because other tabs share the session.
 */
export function SessionNotice() {
  const t = useTranslations('sessionNotice');
  const settings = useDisplaySettings();
  const now = useNow(1_000);
  const [end, setEnd] = useState<End | null>(null);
  const [isTold, setIsTold] = useState(false);
  const look = async () => {
    const found = await call(sessions.list, {}).catch(() => null);
    const own = found?.items.find(({ current }) => current);
    if (!own) return;
    const at = Date.parse(own.endsAt);
    setEnd({ at, extends: own.extends });
    setIsTold(at - serverNow() <= noticeMs);
  };
  const left = end === null || now === null ? Number.POSITIVE_INFINITY : end.at - now;
  const looks = left > noticeMs ? 0 : Math.ceil((noticeMs - left) / againMs) + 1;
  const lookAgain = useEffectEvent((time: number) => {
    if (time >= 0) look();
  });
  useEffect(() => lookAgain(looks), [looks]);
  return (
    <Dialog open={isTold && left <= noticeMs} onClose={look} title={t('title')}>
      <OverlayBody>
        <p>{end && t(end.extends ? 'text' : 'textFinal', { time: formatTimeSeconds(new Date(end.at), settings) })}</p>
      </OverlayBody>
      <OverlayFooter>
        <Button variant="primary" onClick={look}>
          {t(end?.extends ? 'stay' : 'close')}
        </Button>
      </OverlayFooter>
    </Dialog>
  );
}
