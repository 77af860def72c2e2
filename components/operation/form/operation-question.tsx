'use client';

import type { ReactNode } from 'react';
import { Note } from '@/components/feedback/note';
import { takeFocus } from '@/components/ui/overlay/take-focus';

type OperationQuestionProps = {
  /** The operation, its amount and its receiver: "Sacar R$ 30,50 para Ana Prado?" */
  title: string;
  /** The amount in words. */
  words?: string;
  /** Receiver, balance after, and what else has to be known. */
  children?: ReactNode;
  /** The sentence that the operation is final. */
  final?: string;
};

/** The confirmation before money moves. It takes the focus, so that no key held down confirms it; its button is below, in the form. */
export function OperationQuestion({ title, words, children, final }: OperationQuestionProps) {
  return (
    <section className="grid gap-4">
      <div>
        <h2 ref={takeFocus} tabIndex={-1} className="numbers text-lead font-semibold break-words outline-none">
          {title}
        </h2>
        {words && <p className="numbers text-muted">{words}</p>}
      </div>
      {children}
      {final && <Note tone="amber">{final}</Note>}
    </section>
  );
}
