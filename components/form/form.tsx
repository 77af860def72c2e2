'use client';

import clsx from 'clsx';
import { type ComponentProps, useEffect, useRef } from 'react';
import { fieldWithCardNumber } from '@/components/feedback/use-card-number';

/** The button that was pressed; none where a script or the Enter key submits. */
function submitterOf(event: Event): HTMLElement | null {
  return event instanceof SubmitEvent ? event.submitter : null;
}

type FormProps = Omit<ComponentProps<'form'>, 'method' | 'noValidate' | 'onSubmit'> & {
  /** `overlay` wraps the body and footer of a sheet or dialog. */
  layout?: 'column' | 'overlay';
  onSubmit?: (data: FormData) => void;
  /** A new value after every failed attempt: the focus then goes to the first wrong field. */
  failure?: unknown;
};

/**
 * Posts natively until the page is hydrated, so that nothing typed ends up in a URL. While a text holds a card number nothing is sent, and
 * the focus moves there.
 */
export function Form({ layout = 'column', onSubmit, failure, className, ...rest }: FormProps) {
  const ref = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (failure) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failure]);

  return (
    <form
      ref={ref}
      method="post"
      noValidate
      onSubmit={
        onSubmit &&
        ((event) => {
          event.preventDefault();
          const wrong = fieldWithCardNumber(event.currentTarget);
          if (wrong) wrong.focus();
          else onSubmit(new FormData(event.currentTarget, submitterOf(event.nativeEvent)));
        })
      }
      className={clsx(layout === 'column' ? 'grid max-w-[560px] gap-5' : 'flex min-h-0 flex-1 flex-col', className)}
      {...rest}
    />
  );
}
