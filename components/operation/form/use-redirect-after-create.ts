'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { operationDestinations, recordHref } from '@/components/operation/operation-destination';
import { pageRoute } from '@/components/ui/action/page-route.cast';
import { noteMade } from '@/lib/client/session/just-made';
import type { Operation } from '@/lib/contracts/office/operations.shape';

/**
 * The moment between an operation and the page of the record it made. The operation is forgotten only once that page is there: whoever
 * loads the form again in between finds the operation, and is led on to its record instead of to an empty form.
 */
export function useRedirectAfterCreate(forget: () => void): { made: boolean; onDone: (operation: Operation) => void } {
  const router = useRouter();
  const [leaving, setLeaving] = useState<() => void>();
  useEffect(() => leaving, [leaving]);
  const onDone = (operation: Operation) => {
    // What waits for its day has a page of its own, and no record yet.
    const href = operation.state === 'done' ? recordHref(operation) : (`/operations/${operation.id}` as const);
    if (href === null || operationDestinations[operation.kind].after !== 'open') return;
    noteMade(href);
    setLeaving(() => forget);
    router.push(pageRoute(href));
  };
  return { made: leaving !== undefined, onDone };
}
