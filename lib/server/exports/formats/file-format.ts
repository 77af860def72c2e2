import 'server-only';
import type { Reais } from '@/lib/format/money';
import type { Zone } from '@/lib/format/zone';

/** `word` is a term of the service that people read in their own words. */
export type CellKind = 'text' | 'word' | 'instant' | 'money' | 'number';

/** Text, ISO instant, canonical amount or number, by the kind of its column. */
export type Cell = string | number | null;

export interface FileColumn {
  readonly id: string;
  readonly header: string;
  readonly kind: CellKind;
}

/** What the head of a file says; rows and sum are counted while it is written. */
export interface FileHead {
  readonly title: string;
  /** Business days, both included; null without a period. */
  readonly range: { readonly from: string; readonly to: string } | null;
  readonly lines: readonly (readonly [label: string, text: string])[];
  readonly words: { readonly rows: string; readonly sum: string };
  readonly rows: number;
  readonly sum: Reais | null;
}

/** A file being written. What `rows` gives is added in order; `end` gives what stands before all of it, and after. */
export interface OpenFile {
  rows(rows: readonly (readonly Cell[])[]): Buffer;
  end(head: FileHead): { readonly head: Buffer; readonly tail: Buffer };
}

export interface FileFormat {
  /** Instants are written by the clock of the zone, where they are for people. */
  open(columns: readonly FileColumn[], zone: Zone): OpenFile;
}
