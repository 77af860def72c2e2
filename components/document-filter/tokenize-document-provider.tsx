'use client';

import { type ReactNode, useCallback, useState } from 'react';
import { LoadErrorDialog } from '@/components/feedback/load-error-dialog';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { call } from '@/lib/client/call/call';
import type { Permission } from '@/lib/contracts/office/permission';
import { type TokenizeDocument, TokenizeDocumentContext } from './tokenize-document';

const FilterReasonDialog = lazyPart(() => import('./filter-reason-dialog').then((module) => module.FilterReasonDialog), LoadErrorDialog);

async function requestToken(document: string): Promise<string> {
  const { documentTokens } = await import('@/lib/contracts/office/personal-data');
  return (await call(documentTokens.create, { body: { document } })).token;
}

interface Waiting {
  readonly document: string;
  readonly onToken: (token: string) => void;
}

type TokenizeDocumentProviderProps = { permissions: readonly Permission[]; children: ReactNode };

/**
 * Exchanges documents for filter tokens: at once for roles that see documents whole, after asking for a reason for roles that see them
 * masked.
 */
export function TokenizeDocumentProvider({ permissions, children }: TokenizeDocumentProviderProps) {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const seesWhole = permissions.includes('personal-data:read');
  const tokenize = useCallback<TokenizeDocument>(
    (document, onToken) => {
      if (seesWhole) requestToken(document).then(onToken, () => undefined);
      else setWaiting({ document, onToken });
    },
    [seesWhole],
  );
  return (
    <TokenizeDocumentContext value={tokenize}>
      {children}
      {waiting && (
        <FilterReasonDialog
          document={waiting.document}
          mayFilter={permissions.includes('personal-data:filter')}
          onClose={() => setWaiting(null)}
          onToken={(token) => {
            setWaiting(null);
            waiting.onToken(token);
          }}
        />
      )}
    </TokenizeDocumentContext>
  );
}
