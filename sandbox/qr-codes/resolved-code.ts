import type { Party } from '@/sandbox/fake-data/people';
import type { Units } from '@/sandbox/money/units';

/** A Pix code with what its institution says about it. */
export interface ResolvedCode {
  readonly type: 'STATIC' | 'DYNAMIC';
  readonly party: Party;
  /** What is to be paid, interest and discount included; null when the payer chooses. */
  readonly amount: Units | null;
  readonly originalAmount: Units | null;
  readonly txid: string | null;
  readonly additionalInfo: string | null;
  /** Seconds from `createdAt`; 0 for a static code. */
  readonly expiresIn: number;
  readonly createdAt: string | null;
  /** The address of a dynamic code. */
  readonly location: string | null;
  /** The key of a static code. */
  readonly key: string | null;
  /** The charge of this service behind the code. */
  readonly charge: { readonly accountId: number; readonly id: string } | null;
}
