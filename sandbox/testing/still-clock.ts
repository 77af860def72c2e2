/**
 * A clock that stands at one instant. An invented past ends where the clock stands and is another one at every other instant: what a test looks
 * for in it would be there on one day and not on the next.
 */
export const stillClock = { now: '2026-11-27T15:00:00.000Z', speed: 0 } as const;
