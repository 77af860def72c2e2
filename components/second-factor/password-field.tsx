'use client';

import { useTranslations } from 'use-intl';
import { Field } from '@/components/form/field';
import { PasswordInput } from '@/components/form/password-input';
import type { Problem } from '@/lib/contracts/problem/problem';

/** One's own password, named `password`: what the first second factor is added with. */
export function PasswordField({ isWrong }: { isWrong: boolean }) {
  const t = useTranslations('security');
  return (
    <Field label={t('password')} help={t('passwordHelp')} error={isWrong ? t('wrongPassword') : undefined}>
      {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" required />}
    </Field>
  );
}

export function isWrongPassword(problem: Problem | undefined): boolean {
  return problem?.details.some(({ field }) => field === 'password') ?? false;
}
