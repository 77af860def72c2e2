'use client';

import { useEffect } from 'react';
import { claimPage } from '@/lib/client/session/page-person';

/** Records for which person a page was rendered when it was reached without loading a document; a page for another person closes. */
export function PageOwner({ person }: { person: string }) {
  useEffect(() => claimPage(person), [person]);
  return null;
}
