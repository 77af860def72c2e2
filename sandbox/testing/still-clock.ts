/** Stops the clock at one instant. Seeded history depends on the present, so tests that look for something in it need a fixed one. */
export const stillClock = { now: '2026-11-27T15:00:00.000Z', speed: 0 } as const;
