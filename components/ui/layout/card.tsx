import clsx from 'clsx';
import type { ReactNode } from 'react';

type CardProps = { title?: ReactNode; meta?: ReactNode; action?: ReactNode; flush?: boolean; className?: string; children: ReactNode };

/** `flush` lets rows and tables reach the edges. */
export function Card({ title, meta, action, flush = false, className, children }: CardProps) {
  return (
    <section className={clsx('overflow-clip rounded-lg border border-line bg-surface', className)}>
      {title && (
        <header className="flex min-h-11 flex-wrap items-center gap-x-2 border-b border-line px-4 py-2.5">
          <h2 className="font-semibold">{title}</h2>
          {meta && <p className="text-meta text-faint">{meta}</p>}
          {action && <div className="ml-auto">{action}</div>}
        </header>
      )}
      <div className={clsx(!flush && 'p-4')}>{children}</div>
    </section>
  );
}
