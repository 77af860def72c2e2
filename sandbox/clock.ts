/** The sandbox's clock. It shows the machine's time until the control routes change it. */
export interface Clock {
  now(): Date;
  /** The present time in the wire format: ISO 8601 with milliseconds and Z. */
  iso(): string;
  readonly speed: number;
  /** Sets the time, the speed, or both. A speed of 0 stops the clock. */
  set(change: ClockChange): void;
}

export interface ClockChange {
  readonly now?: Date | undefined;
  readonly advanceSeconds?: number | undefined;
  readonly speed?: number | undefined;
}

/** Resets the clock to the machine's time. */
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
