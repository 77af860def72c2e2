'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Note } from '@/components/feedback/note';
import { ProblemView } from '@/components/feedback/problem-view';
import { Field } from '@/components/form/field';
import { Form } from '@/components/form/form';
import { PasswordInput } from '@/components/form/password-input';
import { Submit } from '@/components/form/submit';
import { PageLink } from '@/components/ui/page-link';
import { useWrite } from '@/lib/client/use-write';
import { staff } from '@/lib/contracts/staff';

const shortest = 12;

export function PasswordForm({ first }: { first: boolean }) {
  const t = useTranslations('password');
  const tAccess = useTranslations('access');
  const change = useWrite(staff.changeOwnPassword);
  const [tooShort, setTooShort] = useState(false);
  const problem = change.error?.problem;
  const reasons = problem?.details.map((detail) => `${detail.field}.${detail.reason}`) ?? [];
  const wrong = reasons.includes('current.wrong');
  const same = reasons.includes('next.same');

  const submit = (data: FormData) => {
    const next = String(data.get('next'));
    setTooShort(next.length < shortest);
    if (next.length < shortest) return;
    const body = { current: String(data.get('current')), next };
    change.mutate({ body }, { onSuccess: () => first && window.location.assign('/') });
  };

  return (
    <>
      <h1 className="text-title font-semibold">{t('title')}</h1>
      <p className="mt-1 mb-5 text-muted">{first && t('first')}</p>
      <Form onSubmit={submit} failure={tooShort || problem}>
        <Field label={t('current')} error={wrong ? t('wrong') : undefined}>
          {(control) => <PasswordInput {...control} name="current" autoComplete="current-password" required />}
        </Field>
        <Field label={t('next')} help={t('help')} error={tooShort ? t('short') : same ? t('same') : undefined}>
          {(control) => <PasswordInput {...control} name="next" autoComplete="new-password" required />}
        </Field>
        {problem && !wrong && !same && <ProblemView problem={problem} />}
        {change.isSuccess && (
          <Note tone="green" live>
            {t('done')}
          </Note>
        )}
        <Submit pending={change.isPending} className="w-full">
          {t('submit')}
        </Submit>
        {!first && (
          <PageLink href="/" className="justify-self-center text-accent hover:underline">
            {tAccess('home')}
          </PageLink>
        )}
      </Form>
    </>
  );
}
