import 'server-only';
import type { InputOf, NamesOf } from '@/lib/contracts/registry';
import type { ParsedBodyOf, RecordOf } from '@/lib/contracts/shapes';
import type { NoteAudit } from '@/lib/server/audit/with-audit';
import type { Services } from '@/lib/server/services';
import type { Caller } from '@/lib/server/sessions/caller';

/** What a handler of our own records is given: everything parsed, the person known and allowed. */
export interface OfficeCall {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly requestId: string;
  readonly signal?: AbortSignal;
  /** Gives the browser a cookie with the answer, where one is answered. */
  readonly setCookie?: (cookie: string) => void;
  readonly caller: Caller;
  readonly services: Services;
  /** Adds to the line that is written in the audit of this call. */
  readonly note: NoteAudit;
}

type Given<N extends NamesOf<'office'>> = Omit<OfficeCall, 'params' | 'query' | 'body'> & {
  readonly params: Record<string, string> & NonNullable<InputOf<N>['params']>;
  readonly query: NonNullable<InputOf<N>['query']>;
  readonly body: ParsedBodyOf<N>;
};

export type OfficeHandler<N extends NamesOf<'office'>> = (call: Given<N>) => Promise<RecordOf<N>>;
