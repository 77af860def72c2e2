import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { fieldLook } from './field-look';

export function Input({ look, className, ...rest }: ComponentProps<'input'> & { look?: Parameters<typeof fieldLook>[0] }) {
  return <input className={clsx(fieldLook(look), className)} {...rest} />;
}
