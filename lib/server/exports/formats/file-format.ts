import 'server-only';
import type { Reais } from '@/lib/format/money/money';
import type { Zone } from '@/lib/format/zone';

/** `word` is a value of the service that people read as a label. */
export type CellKind = 'text' | 'word' | 'instant' | 'money' | 'number';

/** Text, ISO instant, canonical amount or number, depending on the kind of its column. */
export type Cell = string | number | null;

export interface FileColumn {
  readonly id: string;
  readonly header: string;
  readonly kind: CellKind;
}

/** A number in the header of a file: how many rows, or an amount as canonical text. */
export type FileCount = { readonly label: string } & (
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'money'; readonly value: Reais }
);

/** The header of a file; its numbers are counted while it is written. */
export interface FileHead {
  readonly title: string;
  /** Business days, both included; null without a period. */
  readonly range: { readonly from: string; readonly to: string } | null;
  readonly lines: readonly (readonly [label: string, text: string])[];
  /** How many rows, what they add up to, and how many are in no sum. */
  readonly counts: readonly FileCount[];
}

/** A file being written. The results of `rows` are appended in order; `end` returns the bytes before and after them. */
export interface OpenFile {
  rows(rows: readonly (readonly Cell[])[]): Buffer;
  end(head: FileHead): { readonly head: Buffer; readonly tail: Buffer };
}

export interface FileFormat {
  /** Formats for people write instants in this zone. */
  open(columns: readonly FileColumn[], zone: Zone): OpenFile;
}
