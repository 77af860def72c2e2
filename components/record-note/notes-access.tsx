'use client';

import { createContext, type ReactNode } from 'react';

/** Whether the person reads notes; a record without it shows none, and a list asks for no counts of them. */
export const ReadsNotes = createContext(false);

export function NotesAccess({ reads, children }: { reads: boolean; children: ReactNode }) {
  return <ReadsNotes value={reads}>{children}</ReadsNotes>;
}
