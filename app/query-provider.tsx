'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { ProblemView } from '@/components/feedback/problem-view';
import { createQueryClient } from '@/lib/client/call/query-client';

/** What pages have read and send. Whoever only signs in needs none of it. The words for a failure come right after the page: a lost network is told as well. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  useEffect(() => ProblemView.preload(), []);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
