import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { type FieldSize, fieldLook } from './field-look';

export function Input({ look, className, ...rest }: ComponentProps<'input'> & { look?: FieldSize }) {
  return <input className={clsx(fieldLook(look), className)} {...rest} />;
}
