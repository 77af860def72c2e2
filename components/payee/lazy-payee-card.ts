'use client';

import { LoadErrorFallback } from '@/components/feedback/load-error-fallback';
import { lazyPart } from '@/components/ui/loading/lazy-part';

/** Whom a key belongs to: loaded with the first look-up. Where it cannot come nobody can be confirmed, so nothing can be sent. */
export const PayeeCard = lazyPart(() => import('./payee-card').then((module) => module.PayeeCard), LoadErrorFallback);
