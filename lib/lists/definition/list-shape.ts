/** How a list is drawn on a screen, by its width. */
export type ListShape = 'table' | 'cards';
