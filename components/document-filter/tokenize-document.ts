'use client';

import { createContext, use } from 'react';

/** Has a document sealed before it goes into an address, and says what came of it. */
export type TokenizeDocument = (document: string, onToken: (token: string) => void) => void;

export const TokenizeDocumentContext = createContext<TokenizeDocument | null>(null);

export function useTokenizeDocument(): TokenizeDocument {
  const tokenize = use(TokenizeDocumentContext);
  if (!tokenize) throw new Error('no document is sealed outside the office');
  return tokenize;
}
