'use client';

import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Note } from '@/components/feedback/note';
import { ProblemView } from '@/components/feedback/problem-view';
import { Field } from '@/components/form/field';
import { Form } from '@/components/form/form';
import { PasswordInput } from '@/components/form/password-input';
import { Submit } from '@/components/form/submit';
import { usePasswordReason } from '@/components/form/use-password-reason';
import { TextLink } from '@/components/ui/action/text-link';
import { choosePassword } from '@/lib/client/session/choose-password';
import type { Problem } from '@/lib/contracts/problem/problem';
import { useLinkToken } from './use-link-token';

/** The owner of a link chooses a password, once. */
export function WelcomeForm() {
  const t = useTranslations('welcome');
  const tPassword = useTranslations('password');
  const token = useLinkToken();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [state, setState] = useState<'open' | 'sending' | 'done'>('open');
  const reason = usePasswordReason(problem);
  useEffect(() => ProblemView.preload(), []);

  const submit = async (data: FormData) => {
    setState('sending');
    const refused = await choosePassword({ token: token ?? '', password: String(data.get('next')) });
    setProblem(refused);
    setState(refused ? 'open' : 'done');
  };

  return (
    <>
      <h1 className="text-title font-semibold">{t('title')}</h1>
      <p className="mt-1 mb-5 text-muted">{t('text')}</p>
      {token === null && <Note tone="amber">{t('noLink')}</Note>}
      {token !== null && state !== 'done' && (
        <Form onSubmit={submit} failure={problem}>
          <Field label={t('next')} help={tPassword('help')} error={reason}>
            {(control) => <PasswordInput {...control} name="next" autoComplete="new-password" required />}
          </Field>
          {problem && !reason && <ProblemView isWrite problem={problem} />}
          <Submit pending={state === 'sending'} className="w-full">
            {t('submit')}
          </Submit>
        </Form>
      )}
      {state === 'done' && (
        <div className="grid gap-5">
          <Note tone="green" live>
            {t('done')}
          </Note>
          <TextLink href="/sign-in" className="justify-self-center">
            {t('signIn')}
          </TextLink>
        </div>
      )}
    </>
  );
}
