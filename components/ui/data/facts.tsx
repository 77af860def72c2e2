import clsx from 'clsx';
import type { ReactNode } from 'react';

type FactGroupProps = {
  title: string;
  /** Nothing for paper. */
  screenOnly?: boolean;
  children: ReactNode;
};

/** A group of facts: its name in a column of 132, terms of 136 beside their values; stacked on phones. */
export function FactGroup({ title, screenOnly = false, children }: FactGroupProps) {
  return (
    <section
      data-print={screenOnly ? 'hide' : 'whole'}
      className="grid gap-3 border-b border-line py-5 first:pt-0 last:border-0 sm:grid-cols-[132px_1fr] sm:gap-4 print:py-3"
    >
      <h2 className="font-semibold">{title}</h2>
      <div className="min-w-0">{children}</div>
    </section>
  );
}

export function Facts({ children }: { children: ReactNode }) {
  return <dl className="grid gap-y-2 text-cell print:gap-y-1">{children}</dl>;
}

type FactProps = {
  term: string;
  mono?: boolean;
  /** Nothing for paper. */
  screenOnly?: boolean;
  children: ReactNode;
};

/** In a narrow `@container`, values are placed below their terms. */
export function Fact({ term, mono = false, screenOnly = false, children }: FactProps) {
  return (
    <div
      data-print={screenOnly ? 'hide' : undefined}
      className="grid grid-cols-[112px_1fr] gap-4 sm:grid-cols-[136px_1fr] @max-3xs:grid-cols-1 @max-3xs:gap-0.5"
    >
      <dt className="text-muted">{term}</dt>
      <dd className={clsx('flex min-w-0 items-center gap-x-2 wrap-anywhere self-start', mono ? 'mono' : 'flex-wrap')}>{children}</dd>
    </div>
  );
}
