import type { ReactNode } from 'react';

type EmptyProps = { drawing?: ReactNode; title: string; children?: ReactNode; action?: ReactNode };

/** Nothing is there yet: one sentence, one action. */
export function Empty({ drawing, title, children, action }: EmptyProps) {
  return (
    <div className="mx-auto flex max-w-[400px] flex-col items-center px-4 py-20 text-center text-balance">
      {drawing}
      <h2 className="mt-6 text-lead font-semibold">{title}</h2>
      {children && <p className="mt-1 text-muted">{children}</p>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  );
}
