'use client';

import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { HeaderForm } from '@/components/callback/receiver-snippet';
import { CopyButton } from '@/components/ui/action/copy-button';
import { serverNow } from '@/lib/client/clock/server-clock';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { formatTimeSeconds } from '@/lib/format/date-text';
import { curlCommand, trialHeaders } from './trial-delivery';

/** A receiver takes a signature of the last five minutes: it is made anew well within them. */
const refreshMs = 60_000;

interface TrialCommandProps {
  readonly url: string;
  readonly body: string;
  readonly secret: string;
  readonly form: HeaderForm;
}

/** The command that delivers this body, signed at this minute. */
export function TrialCommand({ url, body, secret, form }: TrialCommandProps) {
  const t = useTranslations('events');
  const settings = useDisplaySettings();
  const [made, setMade] = useState<{ readonly command: string; readonly at: Date } | null>(null);
  useEffect(() => {
    let overtaken = false;
    const make = async () => {
      const at = new Date(serverNow());
      const headers = await trialHeaders(form, body, secret, at);
      if (!overtaken) setMade({ command: curlCommand(url, headers, body), at });
    };
    void make();
    const timer = setInterval(make, refreshMs);
    return () => {
      overtaken = true;
      clearInterval(timer);
    };
  }, [url, body, secret, form]);
  if (!made) return null;
  return (
    <div className="grid gap-1">
      <div className="flex items-center gap-2">
        <h3 className="font-medium">{t('command')}</h3>
        <CopyButton value={made.command} what={t('command')} />
      </div>
      <pre className="mono rounded-lg border border-line bg-sunken p-3.5 leading-[19px] break-all whitespace-pre-wrap">{made.command}</pre>
      <p className="text-meta text-muted">{t('fresh', { time: formatTimeSeconds(made.at, settings) })}</p>
    </div>
  );
}
