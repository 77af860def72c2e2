'use client';

import { lazyCode } from '@/components/ui/loading/lazy-code';

/** What a text can be for a list. The parsers of documents, days and amounts are loaded when a search is about to start. */
export const searchReadings = lazyCode(() => import('@/lib/lists/definition/search/search-readings'));
