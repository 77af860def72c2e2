import 'server-only';
import type { InputOf, NamesOf } from '@/lib/contracts/registry';
import type { ParsedBodyOf, RecordOf } from '@/lib/contracts/shapes';
import type { NoteAudit } from '@/lib/server/audit/with-audit';
import type { Services } from '@/lib/server/services';
import type { Caller } from '@/lib/server/sessions/caller';

/** The input of an office handler: parsed, authenticated and authorized. */
export interface OfficeCall {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly requestId: string;
  readonly signal?: AbortSignal;
  /** Sets a cookie with the answer. */
  readonly setCookie?: (cookie: string) => void;
  readonly caller: Caller;
  readonly services: Services;
  /** Adds to the audit event of this call. */
  readonly note: NoteAudit;
}

type OfficeInput<N extends NamesOf<'office'>> = Omit<OfficeCall, 'params' | 'query' | 'body'> & {
  readonly params: Record<string, string> & NonNullable<InputOf<N>['params']>;
  readonly query: NonNullable<InputOf<N>['query']>;
  readonly body: ParsedBodyOf<N>;
};

export type OfficeHandler<N extends NamesOf<'office'>> = (call: OfficeInput<N>) => Promise<RecordOf<N>>;
