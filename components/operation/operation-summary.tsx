import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import type { IconName } from '@/components/ui/icon/icon-names';

/** Beside or below a form: what sending it would do. Children: `SummaryLine`s. */
export function OperationSummary({
  title,
  heading: Heading = 'h2',
  children,
}: {
  title: string;
  heading?: 'h2' | 'h3';
  children: ReactNode;
}) {
  return (
    <section className="rounded-lg border border-line bg-sunken px-4 py-3.5">
      <Heading className="font-semibold">{title}</Heading>
      <ul className="mt-2.5 grid gap-2.5">{children}</ul>
    </section>
  );
}

/** One consequence; `warns` where it would go wrong. */
export function SummaryLine({ icon, warns = false, children }: { icon: IconName; warns?: boolean; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[16px_1fr] gap-2.5">
      <Icon name={warns ? 'triangle' : icon} className={clsx('mt-0.5', warns ? 'text-amber' : 'text-muted')} />
      <span className="numbers min-w-0 break-words">{children}</span>
    </li>
  );
}
