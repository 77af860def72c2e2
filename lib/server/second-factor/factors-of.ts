import 'server-only';
import type { Statements } from '@/lib/server/database/database';
import { type PasskeyRow, passkeysOf } from './passkeys';
import { findTimeCode } from './time-code-store';

export interface Factors {
  readonly passkeys: readonly PasskeyRow[];
  readonly timeCode: { readonly confirmedAt: Date; readonly lastUsedAt: Date | null } | null;
}

/** The second factors of a person. Recovery codes are none: they stand in for one that is lost. */
export async function factorsOf(db: Statements, staffId: string): Promise<Factors> {
  const [passkeys, timeCode] = await Promise.all([passkeysOf(db, staffId), findTimeCode(db, staffId)]);
  return { passkeys, timeCode };
}

export function hasFactor({ passkeys, timeCode }: Factors): boolean {
  return passkeys.length > 0 || timeCode !== null;
}
