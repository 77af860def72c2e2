import 'server-only';
import type { Verdict } from './verify';

/** The result of a verification in the words of the command. */
export function verdictText({ rows, brokenAt, anchors, lostAnchor }: Verdict): string {
  if (brokenAt !== null) return `The audit is broken at row ${brokenAt}.\n`;
  if (lostAnchor) {
    const { day, sequence, reason } = lostAnchor;
    const found = reason === 'missing' ? `it ends at row ${rows}: its end was cut` : 'another row stands there: it was written anew';
    return `The audit does not contain the anchor of ${day} (row ${sequence}); ${found}.\n`;
  }
  const checked = anchors === 0 ? 'No anchor was given: a cut end would not show.' : `Anchors it contains: all ${anchors}.`;
  return `The audit is intact: ${rows} rows.\n${checked}\n`;
}
