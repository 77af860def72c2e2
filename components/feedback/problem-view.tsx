'use client';

import { lazyPart } from '@/components/ui/loading/lazy-part';
import { LoadErrorFallback } from './load-error-fallback';

/** A problem in words. Its card and the table of codes are loaded after the page, because most pages show no problem. */
export const ProblemView = lazyPart(() => import('./problem/problem-card').then((module) => module.ProblemCard), LoadErrorFallback);
