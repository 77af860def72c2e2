'use client';

import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useFormStatus } from 'react-dom';
import { useTranslations } from 'use-intl';
import { type ButtonLook, buttonLook } from '@/components/ui/action/button-look';
import { Spinner } from '@/components/ui/loading/spinner';

type SubmitProps = Pick<ButtonLook, 'size' | 'variant'> & {
  /** Left out, it follows the action of its form. */
  pending?: boolean;
  /** The id of the form, for a button outside of it. */
  form?: string;
  /** The name under which the form data says which of several buttons was pressed. */
  name?: string;
  className?: string;
  children: ReactNode;
};

/**
 * The submit button, labelled with the action ("Devolver R$ 30,50"). While it is pending it keeps focus and width and ignores clicks. The
 * second half of a double click is ignored: the first may have opened a confirmation that nobody has read yet.
 */
export function Submit({ pending, form, name, variant = 'primary', size, className, children }: SubmitProps) {
  const t = useTranslations('form');
  const status = useFormStatus();
  const busy = pending ?? status.pending;
  return (
    <button
      type="submit"
      form={form}
      name={name}
      value={name && 'yes'}
      aria-disabled={busy || undefined}
      onClick={(event) => (busy || event.detail > 1) && event.preventDefault()}
      className={clsx(buttonLook({ variant, size }), 'relative', className)}
    >
      <span className={clsx(busy && 'opacity-0')}>{children}</span>
      {busy && (
        <span className="absolute inset-0 flex items-center justify-center">
          <Spinner />
        </span>
      )}
      <span role="status" className="sr-only">
        {busy && t('sending')}
      </span>
    </button>
  );
}
