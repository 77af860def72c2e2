import 'server-only';
import pino from 'pino';

/** Keys whose values never reach a log line, wherever they stand. */
const secretKeys = ['authorization', 'cookie', 'password', 'token', 'secret', 'document', 'email', 'cvv', 'number'];

/** Structured log on standard output. Lines name the endpoint and the request id, never an address with its query. */
export const log = pino({
  level: process.env.LOG_LEVEL ?? 'info',
  base: null,
  redact: { paths: secretKeys.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '[hidden]' },
});
