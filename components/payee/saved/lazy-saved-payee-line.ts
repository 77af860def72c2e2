'use client';

import { LoadErrorFallback } from '@/components/feedback/load-error-fallback';
import { lazyPart } from '@/components/ui/loading/lazy-part';

/** Comes with the payee that was looked up: nobody needs it before. */
export const SavedPayeeLine = lazyPart(() => import('./saved-payee-line').then((module) => module.SavedPayeeLine), LoadErrorFallback);
