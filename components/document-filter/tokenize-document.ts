'use client';

import { createContext, use } from 'react';

/** Exchanges a document for a token that may be in a URL, and passes it to `onToken`. */
export type TokenizeDocument = (document: string, onToken: (token: string) => void) => void;

export const TokenizeDocumentContext = createContext<TokenizeDocument | null>(null);

export function useTokenizeDocument(): TokenizeDocument {
  const tokenize = use(TokenizeDocumentContext);
  if (!tokenize) throw new Error('a document is replaced by its token only inside the office');
  return tokenize;
}
