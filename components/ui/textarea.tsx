import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { fieldLook } from './field-look';

export function Textarea({ className, rows = 5, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={rows} className={clsx(fieldLook('lines'), className)} {...rest} />;
}
