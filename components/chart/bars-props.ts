import type { Day } from './day';

/** What both drawings of bars are given. They only draw: the day picker, the read-out and the table are around them. */
export type BarsProps = {
  label: string;
  /** By which date the days are: "pela data de criação". It stands beside the unit. */
  basis: string;
  days: Day[];
  chosen: number;
};
