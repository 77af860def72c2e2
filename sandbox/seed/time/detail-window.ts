import { span } from './timeline';

const maxDetailed = 50_000;

/**
 * How many milliseconds before its end a past of `count` transactions is told in every detail, which is about the last `most` of
 * them: lines of the statement, and callbacks.
 */
export function detailWindow(count: number, most = maxDetailed): number {
  return Math.floor(span * Math.min(1, most / count));
}
