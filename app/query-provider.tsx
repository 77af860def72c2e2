'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { ProblemView } from '@/components/feedback/problem-view';
import { createQueryClient } from '@/lib/client/call/query-client';

/**
 * The query cache of the pages; the sign-in page does not need it. The texts for failures are loaded right after the page, because a lost
 * network must be reported too.
 */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  useEffect(() => ProblemView.preload(), []);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
