'use client';

import { createContext, type ReactNode, useContext } from 'react';

const MerchantHostContext = createContext<string | null>(null);

/** Provides the host of the merchant's own system to forms, which name it as a callback receiver; null where no setting has it. */
export function MerchantHost({ host, children }: { host: string | null; children: ReactNode }) {
  return <MerchantHostContext value={host}>{children}</MerchantHostContext>;
}

export const useMerchantHost = () => useContext(MerchantHostContext);
