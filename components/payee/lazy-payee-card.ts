'use client';

import { LoadErrorFallback } from '@/components/feedback/load-error-fallback';
import { lazyPart } from '@/components/ui/loading/lazy-part';

/** The holder of a key, loaded with the first lookup. If it cannot be loaded, no payee can be confirmed and nothing can be sent. */
export const PayeeCard = lazyPart(() => import('./payee-card').then((module) => module.PayeeCard), LoadErrorFallback);
