/**
 * The header of a request made by a page somebody has just used. Pages also read by themselves, when something changed or a
 * clock runs: that must not keep a session open in an empty room.
 */
export const presenceHeader = 'x-balcao-active';

/** How long after a touch, a key or a move of the pointer somebody counts as present. */
export const presenceMs = 60_000;
