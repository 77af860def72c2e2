'use client';

import { lazyCode } from '@/components/ui/loading/lazy-code';

/** What a text may mean to a list: its parsers of documents, days and amounts come when somebody is about to search. */
export const searchReadings = lazyCode(() => import('@/lib/lists/definition/search-readings'));
