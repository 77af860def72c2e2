import type { ReactNode } from 'react';

/** Two short fields side by side where there is room, one below the other on a phone. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">{children}</div>;
}
