'use client';

import { createContext, use } from 'react';

/** Has a document sealed before it goes into an address, and says what came of it. */
export type SealDocument = (document: string, onSealed: (sealed: string) => void) => void;

export const SealDocumentContext = createContext<SealDocument | null>(null);

export function useSealDocument(): SealDocument {
  const seal = use(SealDocumentContext);
  if (!seal) throw new Error('no document is sealed outside the office');
  return seal;
}
