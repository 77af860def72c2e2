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

/** What someone typed, as the value to search by, or a sentence that says why it is none. */
export type Parsed = { value: string; error?: undefined } | { error: string; value?: undefined };

export type ParsedFilter = Named & {
  kind: 'parsed';
  value: string | null;
  parse: (typed: string) => Parsed;
  /** The value as it is read, and typed again. */
  show: (value: string) => string;
  /** Brings up the keyboard for numbers on a phone. */
  numeric?: boolean;
  apply: (value: string | null) => void;
};

export type PeriodFilter = Named & {
  kind: 'period';
  /** Whose days they are: those of the reader, or of a service that takes nothing else. */
  zone: Zone;
  /** Business days, both included. */
  value: DayRange | null;
  show: (range: DayRange) => string;
  apply: (value: DayRange | null) => void;
};

export type Filter = TextFilter | SeveralFilter | ParsedFilter | PeriodFilter;
