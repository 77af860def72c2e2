'use client';

import { createContext, type ReactNode, useContext } from 'react';

const MerchantHostContext = createContext<string | null>(null);

/** Says on a page with forms where the merchant's own system is told of what they make; null where no setting names it. */
export function MerchantHost({ host, children }: { host: string | null; children: ReactNode }) {
  return <MerchantHostContext value={host}>{children}</MerchantHostContext>;
}

export const useMerchantHost = () => useContext(MerchantHostContext);
