'use client';

import { createContext, type ReactNode } from 'react';

/** Whether the person reads notes; a record without it shows none, and a list asks for no counts of them. */
export const ReadsNotes = createContext(false);

/** Whether the person writes notes, and so tags records. */
export const WritesNotes = createContext(false);

export function NotesAccess({ reads, writes, children }: { reads: boolean; writes: boolean; children: ReactNode }) {
  return (
    <ReadsNotes value={reads}>
      <WritesNotes value={writes}>{children}</WritesNotes>
    </ReadsNotes>
  );
}
