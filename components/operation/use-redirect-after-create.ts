'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { pageRoute } from '@/components/ui/page-route.cast';

/** An act took effect: the transaction it made, and how to forget the act. */
export type OnCreated = (transactionId: string, forget: () => void) => void;

/**
 * The moment between an act and the page of what came of it. The act is forgotten only once that page is there: whoever loads the
 * form again in between finds the act, and is led on to what it made instead of to an empty form.
 */
export function useRedirectAfterCreate(listHref: string): { made: boolean; onCreated: OnCreated } {
  const router = useRouter();
  const [forget, setForget] = useState<() => void>();
  useEffect(() => forget, [forget]);
  const onCreated: OnCreated = (transactionId, forgetAct) => {
    setForget(() => forgetAct);
    router.push(pageRoute(`${listHref}/${transactionId}`));
  };
  return { made: forget !== undefined, onCreated };
}
