'use client';

import { createContext } from 'react';

/** How lists are drawn: by the width of the screen, or both ways where it is not known, of which the styles hide one. */
export type ListShape = 'table' | 'cards' | 'both';

/** How the server drew the lists of this page. */
export const RenderedShape = createContext<ListShape>('both');
