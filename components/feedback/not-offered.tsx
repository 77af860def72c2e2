import type { ReactNode } from 'react';
import { Empty } from './empty';
import { EmptyDrawing } from './empty-drawing';

/** For a part of the service that not every account has: what is said where this one has it not. */
export type NotOfferedMessage = { title: string; text: string; action?: ReactNode };

export function NotOffered({ title, text, action }: NotOfferedMessage) {
  return (
    <Empty drawing={<EmptyDrawing />} title={title} action={action}>
      {text}
    </Empty>
  );
}
