import { span } from './timeline';

const maxDetailed = 50_000;

/**
 * The period before the end of a history, in milliseconds, that has statement entries and callbacks: it contains about the last `most` of
 * `count` transactions.
 */
export function detailWindow(count: number, most = maxDetailed): number {
  return Math.floor(span * Math.min(1, most / count));
}
