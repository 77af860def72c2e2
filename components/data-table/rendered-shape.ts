'use client';

import { createContext } from 'react';
import type { ListShape } from '@/lib/lists/definition/list-shape';

/** How the server drew the lists of this page: as this browser last did, or by a guess. */
export const RenderedShape = createContext<ListShape>('table');
