import type { Approval } from '@/lib/contracts/office/approvals/approvals.shape';

/** "1/2": the votes of the rule that lacks most. */
export function votesOf({ requirements }: Pick<Approval, 'requirements'>): string {
  const [hardest] = requirements.toSorted((a, b) => b.needed - b.given - (a.needed - a.given));
  return hardest ? `${hardest.given}/${hardest.needed}` : '';
}
