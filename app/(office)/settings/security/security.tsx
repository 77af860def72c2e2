'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Note } from '@/components/feedback/note';
import { ProblemView } from '@/components/feedback/problem-view';
import { QueryProblem, readProblemOf } from '@/components/feedback/query-problem';
import { PasskeyDialog, RecoveryCodesDialog, TimeCodeDialog } from '@/components/second-factor/lazy-dialogs';
import { PageHeader } from '@/components/shell/page-header';
import { Button } from '@/components/ui/action/button';
import { buttonLook } from '@/components/ui/action/button-look';
import { TextLink } from '@/components/ui/action/text-link';
import { Card } from '@/components/ui/layout/card';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { useEndpointMutation } from '@/lib/client/query/use-write';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { useHydrated } from '@/lib/client/use-hydrated';
import { secondFactor } from '@/lib/contracts/office/second-factor/second-factor';
import { formatDateTime } from '@/lib/format/date-text';
import { PasskeyRows } from './passkey-rows';

/** A route of ours that leads to the provider of single sign-on and back here. */
const confirmAddress = '/api/sso/start?confirm&callbackUrl=/settings/security';

/** One's own second factor: passkeys, authenticator app and recovery codes. */
export function Security() {
  const t = useTranslations('security');
  const settings = useDisplaySettings();
  const hydrated = useHydrated();
  const reading = useEndpointQuery(secondFactor.read, {});
  const removeTimeCode = useEndpointMutation(secondFactor.removeTimeCode);
  const renew = useEndpointMutation(secondFactor.renewRecoveryCodes);
  const [open, setOpen] = useState<'passkey' | 'time-code' | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const known = reading.data;
  const failed = removeTimeCode.error ?? renew.error;
  const at = (instant: string) => formatDateTime(instant, settings);
  const enrolment = {
    asksPassword: known?.asksPassword ?? true,
    onClose: () => setOpen(null),
    onDone: (made: readonly string[] | null) => {
      setOpen(null);
      setCodes(made);
    },
  };
  const blocked = known?.asksSso ? t('confirmSsoText') : undefined;
  const has = known !== undefined && (known.passkeys.length > 0 || known.timeCode !== null);
  return (
    <>
      <PageHeader title={t('title')} />
      <div className="grid max-w-[860px] gap-4 px-4 pb-8 sm:px-6">
        <p className="text-muted">{t('text')}</p>
        {readProblemOf(reading) && <QueryProblem reading={reading} />}
        {failed && <ProblemView isWrite problem={failed.problem} />}
        {reading.isPending && <Skeleton className="h-40 w-full" />}
        {known && !has && (
          <Note tone="amber">{known.dueAt ? t('due', { at: at(known.dueAt) }) : known.isRequired ? t('required') : t('none')}</Note>
        )}
        {known && (
          <>
            {known.asksSso && (
              <Note
                action={
                  <a className={buttonLook({ size: 'small' })} href={confirmAddress}>
                    {t('confirmSso')}
                  </a>
                }
              >
                {t('confirmSsoText')}
              </Note>
            )}
            <Card
              flush
              title={t('passkeys')}
              action={
                <Button
                  size="small"
                  icon="plus"
                  waiting={!hydrated}
                  blocked={blocked}
                  onPointerEnter={PasskeyDialog.preload}
                  onClick={() => setOpen('passkey')}
                >
                  {t('addPasskey')}
                </Button>
              }
            >
              <p className="px-4 pt-3 pb-2 text-cell text-muted">{t('passkeysText')}</p>
              <PasskeyRows passkeys={known.passkeys} />
            </Card>
            <Card
              title={t('timeCode')}
              action={
                <Button
                  size="small"
                  waiting={!hydrated}
                  blocked={blocked}
                  onPointerEnter={TimeCodeDialog.preload}
                  onClick={() => setOpen('time-code')}
                >
                  {t(known.timeCode ? 'replaceTimeCode' : 'addTimeCode')}
                </Button>
              }
            >
              <p className="text-cell text-muted">{t('timeCodeText')}</p>
              <div className="mt-2 flex flex-wrap items-center gap-3">
                <p className="numbers min-w-0 flex-1 text-cell">
                  {known.timeCode
                    ? `${t('timeCodeSince', { at: at(known.timeCode.confirmedAt) })} · ${
                        known.timeCode.lastUsedAt ? t('lastUsed', { at: at(known.timeCode.lastUsedAt) }) : t('neverUsed')
                      }`
                    : t('noTimeCode')}
                </p>
                {known.timeCode && (
                  <Button size="small" waiting={removeTimeCode.isPending} onClick={() => removeTimeCode.mutate({})}>
                    {t('remove')}
                  </Button>
                )}
              </div>
            </Card>
            {has && (
              <Card
                title={t('recoveryCodes')}
                action={
                  <Button
                    size="small"
                    waiting={renew.isPending}
                    onClick={() => renew.mutate({}, { onSuccess: ({ codes: made }) => setCodes(made) })}
                  >
                    {t('renewRecoveryCodes')}
                  </Button>
                }
              >
                <p className="text-cell text-muted">{t('recoveryCodesText')}</p>
                <p className="numbers mt-2 text-cell">{t('recoveryLeft', { count: known.recoveryCodesLeft })}</p>
              </Card>
            )}
          </>
        )}
        <TextLink href="/settings/sessions">{t('sessions')}</TextLink>
      </div>
      {open === 'passkey' && <PasskeyDialog {...enrolment} />}
      {open === 'time-code' && <TimeCodeDialog {...enrolment} />}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </>
  );
}
