'use client';

import { LoadErrorFallback } from '@/components/feedback/load-error-fallback';
import { lazyPart } from '@/components/ui/loading/lazy-part';

/** The fields of filters, with their calendar: loaded when one is opened first. */
export const FilterForm = lazyPart(() => import('./filter-form').then((module) => module.FilterForm), LoadErrorFallback);
