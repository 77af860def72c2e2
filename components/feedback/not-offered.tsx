import type { ReactNode } from 'react';
import { Empty } from './empty';
import { EmptyDrawing } from './empty-drawing';

/** Shown in place of a part of the service that this account does not have. */
export type NotOfferedMessage = { title: string; text: string; action?: ReactNode };

export function NotOffered({ title, text, action }: NotOfferedMessage) {
  return (
    <Empty drawing={<EmptyDrawing />} title={title} action={action}>
      {text}
    </Empty>
  );
}
