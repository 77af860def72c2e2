'use client';

import { useEffect, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Note } from '@/components/feedback/note';
import { ProblemView } from '@/components/feedback/problem-view';
import { QueryProblem, readProblemOf } from '@/components/feedback/query-problem';
import { desktopNoticesEnabled } from '@/components/infraction/alerts/desktop/desktop-notices-enabled';
import { DesktopSwitch } from '@/components/infraction/alerts/desktop/desktop-switch';
import { Button } from '@/components/ui/action/button';
import { Card } from '@/components/ui/layout/card';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { hasSubscription, takesNotices, turnOff, turnOn } from '@/lib/client/push/push-subscription';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { useEndpointMutation } from '@/lib/client/query/use-write';
import { noticeDevices } from '@/lib/contracts/office/notices/notice-devices';
import { DeviceRows } from './device-rows';

type Refusal = 'denied' | 'failed';

type BrowserNoticesProps = { seesDeadlines: boolean };

/** Notices of this browser while Balcão is closed, and the person's other browsers that have them. The permission is asked for by the press alone. */
export function BrowserNotices({ seesDeadlines }: BrowserNoticesProps) {
  const t = useTranslations('noticeSettings.browser');
  const locale = useLocale();
  const reading = useEndpointQuery(noticeDevices.list, {});
  const add = useEndpointMutation(noticeDevices.add);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [asking, setAsking] = useState(false);
  const [subscribed, setSubscribed] = useState<boolean | null>(null);
  useEffect(() => {
    if (takesNotices()) hasSubscription().then(setSubscribed);
  }, []);
  const known = reading.data;
  const here = known?.items.find(({ current }) => current);
  const isOn = here !== undefined && subscribed === true;
  const publicKey = known?.publicKey ?? null;

  const start = async (key: string) => {
    setRefusal(null);
    setAsking(true);
    const turned = await turnOn(key);
    setAsking(false);
    if (turned.state !== 'on') return setRefusal(turned.state);
    setSubscribed(true);
    // Deadlines come this way too now; the page itself need not tell of them a second time.
    desktopNoticesEnabled.store(false);
    add.mutate({ body: { ...turned.subscription, locale: locale === 'en' ? 'en' : 'pt-BR' } });
  };
  const end = () => {
    setSubscribed(false);
    turnOff();
  };

  return (
    <Card flush title={t('title')}>
      <div className="grid gap-3 px-4 py-3.5">
        <p className="text-muted">{t('text')}</p>
        {readProblemOf(reading) && <QueryProblem reading={reading} />}
        {reading.isPending && <Skeleton shape="rows" className="h-16 w-full" />}
        {known && publicKey === null && <Note>{t('off')}</Note>}
        {publicKey !== null && !takesNotices() && <Note>{t('unsupported')}</Note>}
        {here && subscribed === false && takesNotices() && !asking && <Note tone="amber">{t('lost')}</Note>}
        {publicKey !== null && takesNotices() && !isOn && (
          <div>
            <Button variant="primary" waiting={asking || add.isPending || subscribed === null} onClick={() => start(publicKey)}>
              {asking || add.isPending ? t('turningOn') : t('turnOn')}
            </Button>
          </div>
        )}
        {refusal && (
          <Note live tone="amber">
            {t(refusal)}
          </Note>
        )}
        {add.error && <ProblemView isWrite problem={add.error.problem} />}
        <p role="status" className="sr-only">
          {isOn && add.isSuccess ? t('on') : ''}
        </p>
        {known && known.items.length > 0 && <DeviceRows devices={known.items} onRemoved={end} />}
      </div>
      {seesDeadlines && !isOn && <DesktopSwitch />}
    </Card>
  );
}
