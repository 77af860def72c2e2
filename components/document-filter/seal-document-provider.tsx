'use client';

import { type ReactNode, useCallback, useState } from 'react';
import { LoadErrorDialog } from '@/components/feedback/load-error-dialog';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { call } from '@/lib/client/call/call';
import type { Permission } from '@/lib/contracts/office/permission';
import { type SealDocument, SealDocumentContext } from './seal-document';

const FilterReasonDialog = lazyPart(() => import('./filter-reason-dialog').then((module) => module.FilterReasonDialog), LoadErrorDialog);

async function sealAtOnce(document: string): Promise<string> {
  const { documentTokens } = await import('@/lib/contracts/office/personal-data');
  return (await call(documentTokens.create, { body: { document } })).sealed;
}

interface Waiting {
  readonly document: string;
  readonly onSealed: (sealed: string) => void;
}

type SealDocumentProviderProps = { permissions: readonly Permission[]; children: ReactNode };

/** Seals documents to filter by: at once for who sees them whole, after a reason for who sees them masked. */
export function SealDocumentProvider({ permissions, children }: SealDocumentProviderProps) {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const seesWhole = permissions.includes('personal-data:read');
  const seal = useCallback<SealDocument>(
    (document, onSealed) => {
      if (seesWhole) sealAtOnce(document).then(onSealed, () => undefined);
      else setWaiting({ document, onSealed });
    },
    [seesWhole],
  );
  return (
    <SealDocumentContext value={seal}>
      {children}
      {waiting && (
        <FilterReasonDialog
          document={waiting.document}
          mayFilter={permissions.includes('personal-data:filter')}
          onClose={() => setWaiting(null)}
          onSealed={(sealed) => {
            setWaiting(null);
            waiting.onSealed(sealed);
          }}
        />
      )}
    </SealDocumentContext>
  );
}
