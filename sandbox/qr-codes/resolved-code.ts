import type { Party } from '@/sandbox/fake-data/people';
import type { Units } from '@/sandbox/money/units';

/** A Pix code together with the data of its institution. */
export interface ResolvedCode {
  readonly type: 'STATIC' | 'DYNAMIC';
  readonly party: Party;
  /** The amount to pay, interest and discounts included; null when the payer chooses. */
  readonly amount: Units | null;
  readonly originalAmount: Units | null;
  readonly txid: string | null;
  readonly additionalInfo: string | null;
  /** Seconds from `createdAt`; 0 for a static code. */
  readonly expiresIn: number;
  readonly createdAt: string | null;
  /** The URL of a dynamic code. */
  readonly location: string | null;
  /** The Pix key of a static code. */
  readonly key: string | null;
  /** The charge of this service that the code belongs to. */
  readonly charge: { readonly accountId: number; readonly id: string } | null;
}
