import type { DayRange } from '@/lib/format/period';

type Named = {
  /** Unique in its list; also the name of its field. */
  name: string;
  label: string;
};

export type TextFilter = Named & { kind: 'text'; value: string | null; placeholder?: string; apply: (value: string | null) => void };

export type SeveralFilter = Named & {
  kind: 'several';
  value: readonly string[];
  options: readonly { value: string; label: string }[];
  apply: (value: string[]) => void;
};

export type AmountFilter = Named & {
  kind: 'amount';
  /** A canonical amount. */
  value: string | null;
  /** What someone typed, as a canonical amount; null when it is not one. */
  parse: (text: string) => string | null;
  show: (value: string) => string;
  apply: (value: string | null) => void;
};

export type PeriodFilter = Named & {
  kind: 'period';
  /** Business days, both included. */
  value: DayRange | null;
  show: (range: DayRange) => string;
  apply: (value: DayRange | null) => void;
};

export type Filter = TextFilter | SeveralFilter | AmountFilter | PeriodFilter;
