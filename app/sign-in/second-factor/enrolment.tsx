'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PasskeyDialog, RecoveryCodesDialog, TimeCodeDialog } from '@/components/second-factor/lazy-dialogs';
import { Button } from '@/components/ui/action/button';
import { putEnrolmentOff } from '@/lib/client/second-factor/second-step';
import { signOut } from '@/lib/client/session/sign-out';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { useHydrated } from '@/lib/client/use-hydrated';
import { formatDateTime } from '@/lib/format/date-text';

type FirstEnrolmentProps = {
  /** Until when it may be put off. */
  dueAt: string | null;
  asksPassword: boolean;
  callbackUrl: string;
};

/** Leads somebody whose role requires a second factor through enrolling one. */
export function Enrolment({ dueAt, asksPassword, callbackUrl }: FirstEnrolmentProps) {
  const t = useTranslations('secondFactor');
  const tSecurity = useTranslations('security');
  const settings = useDisplaySettings();
  const hydrated = useHydrated();
  const [open, setOpen] = useState<'passkey' | 'time-code' | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const go = () => window.location.assign(callbackUrl);
  const enrolment = {
    asksPassword,
    onClose: () => setOpen(null),
    onDone: (made: readonly string[] | null) => {
      setOpen(null);
      if (made) setCodes(made);
      else go();
    },
  };
  const later = async () => {
    await putEnrolmentOff();
    go();
  };
  return (
    <>
      <h1 className="text-title font-semibold">{t('enrolTitle')}</h1>
      <p className="mt-1 mb-5 text-muted">{t('enrolText')}</p>
      <div className="grid gap-3">
        <Button variant="primary" icon="key" waiting={!hydrated} onClick={() => setOpen('passkey')}>
          {tSecurity('addPasskey')}
        </Button>
        <p className="text-meta text-muted">{tSecurity('passkeysText')}</p>
        <Button icon="clock" waiting={!hydrated} onClick={() => setOpen('time-code')}>
          {tSecurity('addTimeCode')}
        </Button>
        <p className="text-meta text-muted">{tSecurity('timeCodeText')}</p>
        {dueAt && <p className="text-meta text-muted">{t('laterText')}</p>}
        {dueAt && (
          <button type="button" disabled={!hydrated} className="justify-self-start text-accent hover:underline" onClick={later}>
            {t('later', { at: formatDateTime(dueAt, settings) })}
          </button>
        )}
        <button type="button" disabled={!hydrated} className="justify-self-start text-muted hover:underline" onClick={signOut}>
          {t('other')}
        </button>
      </div>
      {open === 'passkey' && <PasskeyDialog {...enrolment} />}
      {open === 'time-code' && <TimeCodeDialog {...enrolment} />}
      {codes && <RecoveryCodesDialog codes={codes} onClose={go} />}
    </>
  );
}
