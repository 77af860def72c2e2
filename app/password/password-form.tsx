'use client';

import { useTranslations } from 'use-intl';
import { Note } from '@/components/feedback/note';
import { ProblemView } from '@/components/feedback/problem-view';
import { Field } from '@/components/form/field';
import { Form } from '@/components/form/form';
import { PasswordInput } from '@/components/form/password-input';
import { Submit } from '@/components/form/submit';
import { usePasswordReason } from '@/components/form/use-password-reason';
import { PageLink } from '@/components/ui/action/page-link';
import { useEndpointMutation } from '@/lib/client/query/use-write';
import { staff } from '@/lib/contracts/office/staff/staff';
import * as ownCodes from '@/lib/contracts/problem/own-codes';

export function PasswordForm() {
  const t = useTranslations('password');
  const tAccess = useTranslations('access');
  const change = useEndpointMutation(staff.changeOwnPassword);
  const problem = change.error?.problem;
  const wrong = problem?.details.some(({ field, reason }) => field === 'current' && reason === 'wrong') ?? false;
  const waitSeconds = problem?.errorCode === ownCodes.tooManyPasswords ? problem.retryAfterSeconds : null;
  const currentError = wrong ? t('wrong') : waitSeconds === null ? undefined : t('wait', { seconds: waitSeconds });
  const reason = usePasswordReason(problem);

  const submit = (data: FormData) => {
    change.mutate({ body: { current: String(data.get('current')), next: String(data.get('next')) } });
  };

  return (
    <>
      <h1 className="mb-5 text-title font-semibold">{t('title')}</h1>
      <Form onSubmit={submit} failure={problem}>
        <Field label={t('current')} error={currentError}>
          {(control) => <PasswordInput {...control} name="current" autoComplete="current-password" required />}
        </Field>
        <Field label={t('next')} help={t('help')} error={reason}>
          {(control) => <PasswordInput {...control} name="next" autoComplete="new-password" required />}
        </Field>
        {problem && !currentError && !reason && <ProblemView isWrite problem={problem} />}
        {change.isSuccess && (
          <Note tone="green" live>
            {t('done')}
          </Note>
        )}
        <Submit pending={change.isPending} className="w-full">
          {t('submit')}
        </Submit>
        <PageLink href="/" className="justify-self-center text-accent hover:underline">
          {tAccess('home')}
        </PageLink>
      </Form>
    </>
  );
}
