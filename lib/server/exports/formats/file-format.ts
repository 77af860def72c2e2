import 'server-only';
import type { Reais } from '@/lib/format/money';
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

/** The header of a file; rows and sum are counted while it is written. */
export interface FileHead {
  readonly title: string;
  /** Business days, both included; null without a period. */
  readonly range: { readonly from: string; readonly to: string } | null;
  readonly lines: readonly (readonly [label: string, text: string])[];
  readonly words: { readonly rows: string; readonly sum: string };
  readonly rows: number;
  readonly sum: Reais | null;
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
