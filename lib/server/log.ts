import 'server-only';
import pino from 'pino';

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
  'mayHaveGone',
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
  formatters: { log: (facts) => Object.fromEntries(loggedFields.filter((name) => name in facts).map((name) => [name, facts[name]])) },
});
