'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Note } from '@/components/feedback/note';
import { useCountdown } from '@/components/feedback/use-countdown';
import { Field } from '@/components/form/field';
import { Form } from '@/components/form/form';
import { PasswordInput } from '@/components/form/password-input';
import { Submit } from '@/components/form/submit';
import { Input } from '@/components/ui/fields/input';
import { signIn } from '@/lib/client/session/sign-in';
import { PasskeyButton } from './passkey-button';
import { readFailure, type SignInFailure } from './sign-in-failure';

type SignInFormProps = { callbackUrl: string; csrfToken: string; failure: SignInFailure | null; idleMinutes: number; ended: boolean };

/**
 * Posts to next-auth. Once alive it sends the form itself, so that a refusal keeps the e-mail typed;
 * before that the browser posts it, and nothing typed can end in an address.
 */
export function SignInForm({ callbackUrl, csrfToken, failure: startFailure, idleMinutes, ended }: SignInFormProps) {
  const t = useTranslations('signIn');
  const [failure, setFailure] = useState(startFailure);
  const [pending, setPending] = useState(false);

  const submit = async (data: FormData) => {
    setPending(true);
    const outcome = await signIn({ email: String(data.get('email')), password: String(data.get('password')), callbackUrl });
    if (outcome.kind === 'signed-in') return window.location.assign(callbackUrl);
    setPending(false);
    setFailure(outcome.kind === 'failed' ? { kind: 'unavailable' } : readFailure(outcome.params));
  };

  return (
    <>
      <h1 className="text-[22px] leading-7 font-semibold tracking-tight">{t('title')}</h1>
      <p className="mt-1 mb-6 text-muted">{t('subtitle')}</p>
      <Form action="/api/auth/callback/credentials" onSubmit={submit} failure={failure}>
        <input type="hidden" name="csrfToken" value={csrfToken} />
        <input type="hidden" name="callbackUrl" value={callbackUrl} />
        {ended && !failure && <Note icon="clock">{t('ended', { minutes: idleMinutes })}</Note>}
        {failure && <Failure key={failure.kind === 'wait' ? `wait-${failure.seconds}` : failure.kind} failure={failure} />}
        <Field label={t('email')}>
          {(control) => <Input {...control} type="email" name="email" required autoComplete="username" autoFocus look="large" />}
        </Field>
        <Field label={t('password')}>
          {(control) => <PasswordInput {...control} name="password" required autoComplete="current-password" look="large" />}
        </Field>
        <Submit pending={pending} size="large" className="w-full">
          {t('submit')}
        </Submit>
      </Form>
      <PasskeyButton callbackUrl={callbackUrl} />
      <p className="mt-5 text-meta text-muted">{t('idle', { minutes: idleMinutes })}</p>
      <p className="mt-2 text-meta text-muted">{t('forgot')}</p>
    </>
  );
}

function Failure({ failure }: { failure: SignInFailure }) {
  const t = useTranslations('signIn');
  if (failure.kind === 'wait') return <Wait seconds={failure.seconds} />;
  return (
    <Note tone="red" live>
      {t(failure.kind)}
    </Note>
  );
}

/** Counts down for the eyes; a screen reader is told the wait once, and once that it is over. */
function Wait({ seconds }: { seconds: number }) {
  const t = useTranslations('signIn');
  const left = useCountdown(seconds);
  const inWords = (rest: number) => (rest > 90 ? t('waitMinutes', { minutes: Math.ceil(rest / 60) }) : t('wait', { seconds: rest }));
  return (
    <>
      <p role="status" className={left > 0 ? 'sr-only' : 'text-muted'}>
        {left > 0 ? inWords(seconds) : t('waitOver')}
      </p>
      {left > 0 && (
        <div aria-hidden="true">
          <Note tone="amber" icon="clock">
            {inWords(left)}
          </Note>
        </div>
      )}
    </>
  );
}
