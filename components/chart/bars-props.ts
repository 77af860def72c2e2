import type { Day } from './day';

/** What both drawings of bars are given. They only draw: the day picker, the read-out and the table are around them. */
export type BarsProps = { label: string; days: Day[]; chosen: number };
