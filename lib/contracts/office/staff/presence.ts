/**
 * The header of a request from a page that is in use. Pages also refetch by themselves, which must not keep a session open in an empty
 * room.
 */
export const presenceHeader = 'x-balcao-active';

/** Milliseconds after the last touch, key press or pointer move during which a person counts as present. */
export const presenceMs = 60_000;
