import 'server-only';
import type { Anchor } from './anchor-line';

/** An anchor that the chain does not contain: its row is gone, or another row stands in its place. */
export interface LostAnchor {
  readonly day: string;
  readonly sequence: number;
  readonly reason: 'missing' | 'different';
}

/** Compares anchors with the rows of a chain as they pass in order, from the first to the last. */
export function checkAnchors(anchors: readonly Anchor[]) {
  const waiting = anchors.toSorted((left, right) => left.sequence - right.sequence);
  let next = 0;
  let held = 0;
  let lost: LostAnchor | null = null;
  const lose = ({ day, sequence }: Anchor, reason: LostAnchor['reason']) => {
    lost ??= { day, sequence, reason };
  };
  return {
    pass(sequence: number, hash: Buffer): void {
      for (let anchor = waiting[next]; anchor && anchor.sequence <= sequence; anchor = waiting[next]) {
        next += 1;
        // Without gaps a chain has as many rows as its last number says.
        if (anchor.sequence === sequence && anchor.rows === sequence && anchor.hash === hash.toString('hex')) held += 1;
        else lose(anchor, 'different');
      }
    },
    /** After the last row what is still waiting lies beyond the end; in a chain that broke before, nothing is known of it. */
    end(reachedEnd: boolean): { readonly held: number; readonly lost: LostAnchor | null } {
      const beyond = waiting[next];
      if (beyond && reachedEnd) lose(beyond, 'missing');
      return { held, lost };
    },
  };
}
