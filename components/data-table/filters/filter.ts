import type { DayRange } from '@/lib/format/time/period';
import type { Zone } from '@/lib/format/zone';

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

/** The typed text as a search value, or a sentence that says why it is not valid. */
export type Parsed = { value: string; error?: undefined } | { error: string; value?: undefined };

export type ParsedFilter = Named & {
  kind: 'parsed';
  value: string | null;
  parse: (typed: string) => Parsed;
  /** The value as it is read, and typed again. */
  show: (value: string) => string;
  /** Shows the numeric keyboard on a phone. */
  numeric?: boolean;
  apply: (value: string | null) => void;
};

export type PeriodFilter = Named & {
  kind: 'period';
  /** The time zone of the days: the reader's, or that of a service that accepts no other. */
  zone: Zone;
  /** Business days, both included. */
  value: DayRange | null;
  show: (range: DayRange) => string;
  apply: (value: DayRange | null) => void;
};

export type Filter = TextFilter | SeveralFilter | ParsedFilter | PeriodFilter;
