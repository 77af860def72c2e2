import type { ReactNode } from 'react';

interface RowProps {
  readonly name: ReactNode;
  readonly value: ReactNode;
  readonly detail?: ReactNode;
}

/** A fact of the system with its value, and below it since when. */
export function Row({ name, value, detail }: RowProps) {
  return (
    <li className="grid gap-x-6 gap-y-1 border-b border-line px-4 py-3 last:border-0 sm:grid-cols-[1fr_auto]">
      <p className="font-medium">{name}</p>
      <p className="numbers sm:text-right">{value}</p>
      {detail && <p className="numbers text-meta text-muted sm:col-span-2">{detail}</p>}
    </li>
  );
}
