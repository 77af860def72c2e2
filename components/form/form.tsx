'use client';

import clsx from 'clsx';
import { type ComponentProps, useEffect, useRef } from 'react';

type FormProps = Omit<ComponentProps<'form'>, 'method' | 'noValidate' | 'onSubmit'> & {
  onSubmit?: (data: FormData) => void;
  /** A new value after every failed attempt: the focus then goes to the first wrong field. */
  failure?: unknown;
};

/** Posts natively until the page is alive, so that nothing typed ever lands in an address. */
export function Form({ onSubmit, failure, className, ...rest }: FormProps) {
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
          onSubmit(new FormData(event.currentTarget));
        })
      }
      className={clsx('grid max-w-[560px] gap-5', className)}
      {...rest}
    />
  );
}
