'use client';

import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useCardNumber } from '@/components/feedback/use-card-number';

/** Spread it on the control. */
export type Control = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true };

type FieldProps = {
  label: string;
  /** Below the control; the error takes its place. */
  help?: ReactNode;
  error?: string;
  optional?: boolean;
  /** At the right end of the label's line: "Esqueci a senha". */
  aside?: ReactNode;
  children: (control: Control) => ReactNode;
};

/** A label, its control and its error. A card number in a text is reported while it is typed, in every field. */
export function Field({ label, help, error, optional = false, aside, children }: FieldProps) {
  const t = useTranslations('form');
  const id = useId();
  const below = `${id}-below`;
  const cardNumber = useCardNumber();
  const wrong = cardNumber.error ?? error;
  const control: Control = {
    id,
    'aria-describedby': wrong || help ? below : undefined,
    'aria-invalid': wrong ? true : undefined,
  };
  return (
    <div className="grid gap-1.5" {...cardNumber.watch}>
      <div className="flex items-baseline gap-2">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {optional && <span className="text-meta text-faint">{t('optional')}</span>}
        {aside && <span className="ml-auto text-cell">{aside}</span>}
      </div>
      {children(control)}
      <p id={below} aria-live="polite" className={wrong ? 'text-meta text-red' : 'text-meta text-muted empty:hidden'}>
        {wrong ?? help}
      </p>
    </div>
  );
}
