import type { ReactNode } from 'react';
import { Note } from './note';

/** Says what is missing from a number or a list that is known to be incomplete. */
export function PartialNote({ action, children }: { action?: ReactNode; children: ReactNode }) {
  return (
    <Note tone="amber" icon="info" action={action}>
      {children}
    </Note>
  );
}
