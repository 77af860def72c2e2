import 'server-only';
import { clockDifference } from '@/lib/domain/clock-difference';

/** Smaller differences are those of any two machines. */
const toleratedMs = 30_000;

/** The payments service's clock against ours, by the `Date` of its answers. */
export interface ServiceClock {
  note(date: string | undefined, askedAt: number): void;
  /** Whole seconds by which it is ahead of ours; 0 while they agree. */
  aheadSeconds(): number;
}

export function createServiceClock(): ServiceClock {
  let aheadMs = 0;
  return {
    note(date, askedAt) {
      aheadMs = clockDifference(aheadMs, Date.parse(date ?? ''), askedAt, Date.now());
    },
    aheadSeconds: () => (Math.abs(aheadMs) < toleratedMs ? 0 : Math.round(aheadMs / 1000)),
  };
}
