import type { ReactNode } from 'react';

type EmptyProps = {
  drawing?: ReactNode;
  title: string;
  /** `h1` when it is all that its page has to say. */
  heading?: 'h1' | 'h2';
  children?: ReactNode;
  action?: ReactNode;
};

/** Nothing is there yet: one sentence, one action. */
export function Empty({ drawing, title, heading: Heading = 'h2', children, action }: EmptyProps) {
  return (
    <div className="mx-auto flex max-w-[400px] flex-col items-center px-4 py-20 text-center text-balance">
      {drawing}
      <Heading className="mt-6 text-lead font-semibold">{title}</Heading>
      {children && <p className="mt-1 text-muted">{children}</p>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  );
}
