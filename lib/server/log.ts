import 'server-only';
import pino from 'pino';
import { currentTrace } from '@/lib/server/trace/span';

/** The allow-list of log fields: names, ids and counts, nothing a person wrote. */
const loggedFields = [
  'endpoint',
  'requestId',
  'ms',
  'status',
  'code',
  'fields',
  'error',
  'job',
  'operation',
  'approval',
  'sending',
  'export',
  'kind',
  'day',
  'from',
  'verdict',
  'tries',
  'count',
  'mayHaveGone',
  'trace',
] as const;

type LoggedFields = { readonly [Name in (typeof loggedFields)[number]]?: string | number | boolean | readonly string[] | null };
type LogLine = (facts: LoggedFields, words: string) => void;

/**
 * Structured log on standard output. Lines name the endpoint and the request id, never a URL with its query. Redaction by allow-list: a
 * field that is not named above does not compile, and is also left out at run time.
 */
export const log: Readonly<Record<'info' | 'warn' | 'error', LogLine>> = pino({
  level: process.env.LOG_LEVEL ?? 'info',
  base: null,
  // The lines of one piece of work, joined with its trace.
  mixin() {
    const trace = currentTrace();
    return trace === null ? {} : { trace };
  },
  formatters: { log: (facts) => Object.fromEntries(loggedFields.filter((name) => name in facts).map((name) => [name, facts[name]])) },
});
