'use client';

import { useTranslations } from 'use-intl';
import { Field } from '@/components/form/field';
import { Input } from '@/components/ui/fields/input';

type CodeFieldProps = { kind: 'time-code' | 'recovery-code'; help?: string; error?: string };

/** A typed code, named `code`: six digits of an app, or a recovery code. */
export function CodeField({ kind, help, error }: CodeFieldProps) {
  const t = useTranslations('proof');
  const isTimeCode = kind === 'time-code';
  return (
    <Field label={t(isTimeCode ? 'timeCode' : 'recoveryCode')} help={help} error={error}>
      {(control) => (
        <Input
          {...control}
          name="code"
          required
          autoFocus
          inputMode={isTimeCode ? 'numeric' : 'text'}
          autoComplete={isTimeCode ? 'one-time-code' : 'off'}
          maxLength={isTimeCode ? 7 : 40}
          className="mono"
        />
      )}
    </Field>
  );
}
