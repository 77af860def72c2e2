import { span } from './timeline';

const maxDetailed = 50_000;

/**
 * The period before the end of a history, in milliseconds, that has statement entries and callbacks: it contains about the last `max` of
 * `count` transactions.
 */
export function detailWindow(count: number, max = maxDetailed): number {
  return Math.floor(span * Math.min(1, max / count));
}
