import clsx from 'clsx';
import type { ComponentProps, WheelEvent } from 'react';
import { type FieldSize, fieldLook } from './field-look';

/** A field. The wheel scrolls the page and never counts in a field of a number, as browsers do while it has the focus. */
export function Input({ look, className, ...rest }: ComponentProps<'input'> & { look?: FieldSize }) {
  return <input className={clsx(fieldLook(look), className)} onWheel={rest.type === 'number' ? leave : undefined} {...rest} />;
}

const leave = (event: WheelEvent<HTMLInputElement>) => event.currentTarget.blur();
