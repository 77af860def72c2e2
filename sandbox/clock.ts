/** The time the sandbox lives by. Real until somebody moves it through the control routes. */
export interface Clock {
  now(): Date;
  /** The present as the wire writes it: ISO 8601 with milliseconds and Z. */
  iso(): string;
  readonly speed: number;
  /** Changes where the clock stands, how fast it runs, or both. A speed of 0 stops it. */
  set(change: ClockChange): void;
}

export interface ClockChange {
  readonly now?: Date | undefined;
  readonly advanceSeconds?: number | undefined;
  readonly speed?: number | undefined;
}

/** Back to the time of the machine. */
export const realTime = (): ClockChange => ({ now: new Date(), speed: 1 });

export function createClock(): Clock {
  let speed = 1;
  let anchor = { real: Date.now(), shown: Date.now() };
  const shown = () => anchor.shown + (Date.now() - anchor.real) * speed;
  return {
    now: () => new Date(shown()),
    iso: () => new Date(shown()).toISOString(),
    get speed() {
      return speed;
    },
    set(change) {
      const from = change.now?.getTime() ?? shown();
      anchor = { real: Date.now(), shown: from + (change.advanceSeconds ?? 0) * 1000 };
      speed = change.speed ?? speed;
    },
  };
}
