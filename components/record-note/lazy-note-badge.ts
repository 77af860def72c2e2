'use client';

import { lazyPart } from '@/components/ui/loading/lazy-part';

/** Comes after the rows of a list; one that does not come is no loss worth a word. */
export const NoteBadge = lazyPart(
  () => import('./note-badge').then((module) => module.NoteBadge),
  () => null,
);
