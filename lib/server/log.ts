import 'server-only';
import pino from 'pino';

/** All that a line says besides its words: names, ids and counts, nothing that somebody wrote. */
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
 * Structured log on standard output. Lines name the endpoint and the request id, never an address with its query. Redaction is the
 * safe way round: not what is known to be secret is hidden, but what has no name above does not compile, and is left out all the same.
 */
export const log: Readonly<Record<'info' | 'warn' | 'error', Line>> = pino({
  level: process.env.LOG_LEVEL ?? 'info',
  base: null,
  formatters: { log: (facts) => Object.fromEntries(told.filter((name) => name in facts).map((name) => [name, facts[name]])) },
});
