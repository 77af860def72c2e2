import 'server-only';
import pino from 'pino';
import { afterEach, beforeEach } from 'vitest';
import { log } from '@/lib/server/log';

/** Captures the lines the product's log writes during a test, which then do not reach the terminal. */
export function capturedLog(): () => readonly string[] {
  const destination: unknown = Reflect.get(log, pino.symbols.streamSym);
  let lines: string[] = [];
  beforeEach(() => {
    lines = [];
    Reflect.set(log, pino.symbols.streamSym, { write: (line: string) => lines.push(line) });
  });
  afterEach(() => {
    Reflect.set(log, pino.symbols.streamSym, destination);
  });
  return () => lines;
}
