'use client';

import { useEffect } from 'react';
import { claimPage } from '@/lib/client/session/page-person';

/** Marks a page that came without a load of the document as made for a person: one that came for another closes the whole page. */
export function PageOwner({ person }: { person: string }) {
  useEffect(() => claimPage(person), [person]);
  return null;
}
