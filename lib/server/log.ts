import 'server-only';
import pino from 'pino';

/** The allow-list of log fields: names, ids and counts, nothing a person wrote. */
const told = [
  'endpoint',
  'requestId',
  'ms',
  'status',
  'code',
  'fields',
  'error',
  'job',
  'operation',
  'sending',
  'export',
  'kind',
  'from',
  'verdict',
  'tries',
  'mayHaveGone',
] as const;

type Told = { readonly [Name in (typeof told)[number]]?: string | number | boolean | readonly string[] | null };
type Line = (facts: Told, words: string) => void;

/**
 * Structured log on standard output. Lines name the endpoint and the request id, never a URL with its query. Redaction by allow-list: a
 * field that is not named above does not compile, and is also left out at run time.
 */
export const log: Readonly<Record<'info' | 'warn' | 'error', Line>> = pino({
  level: process.env.LOG_LEVEL ?? 'info',
  base: null,
  formatters: { log: (facts) => Object.fromEntries(told.filter((name) => name in facts).map((name) => [name, facts[name]])) },
});
