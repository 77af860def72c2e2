import 'server-only';
import type { CapabilityReason, CapabilityState } from '@/lib/contracts/office/developers/capabilities';
import type { AdmissionsOf } from './admissions';

/** What is known of one capability, from every side. */
export interface CapabilityFacts {
  readonly admissions: AdmissionsOf;
  /** What the account itself says of it; null where it says nothing. */
  readonly flag: boolean | null;
  /** Whether the account is not active. Reading goes on, what moves money or changes something does not. */
  readonly accountInactive: boolean;
  /** When the account was last found to be blocked for changes, where this is a change. */
  readonly changesBlockedAt: Date | null;
  /** What of this installation is in the way. */
  readonly installation: 'not-set-up' | 'switched-off' | null;
  /** Whether most calls of its area fail just now. */
  readonly failing: boolean;
  readonly onlyCode?: string | undefined;
  readonly now: Date;
}

interface Found {
  readonly state: CapabilityState;
  readonly reason: CapabilityReason | null;
  readonly code: string | null;
  readonly at: Date | null;
}

const refusals: Readonly<Record<string, Pick<Found, 'state' | 'reason'>>> = {
  absent: { state: 'not-enabled', reason: 'not-offered' },
  SVA100: { state: 'blocked', reason: 'token-refused' },
  SVA200: { state: 'not-enabled', reason: 'no-scope' },
  SVA203: { state: 'blocked', reason: 'address' },
  SVA204: { state: 'blocked', reason: 'changes-blocked' },
  SVS200: { state: 'blocked', reason: 'refused-now' },
  SVD200: { state: 'not-enabled', reason: 'not-enabled' },
  SVD201: { state: 'not-enabled', reason: 'not-enabled' },
  SVC401: { state: 'not-enabled', reason: 'not-enabled' },
  SVK400: { state: 'not-enabled', reason: 'not-enabled' },
  SVK401: { state: 'not-enabled', reason: 'not-enabled' },
};

/** A refusal about some of what is sent is not undone by other calls that were let through: it counts for as long as this. */
const onlyCodeMs = 30 * 24 * 3_600_000;

/**
 * What to say of a capability: this installation first, then what the account says of itself, then the last answer about access, and last whether the
 * service fails there. A call that was let through after a refusal ends it.
 */
export function capabilityState(facts: CapabilityFacts): Found {
  const { admissions, flag, accountInactive, changesBlockedAt, installation, failing } = facts;
  if (installation) return { ...none, state: installation === 'switched-off' ? 'blocked' : 'not-enabled', reason: installation };
  if (flag === false) return { ...none, state: 'not-enabled', reason: 'account-says-no' };
  if (accountInactive) return { ...none, state: 'blocked', reason: 'account-inactive' };
  if (changesBlockedAt) return { state: 'blocked', reason: 'changes-blocked', code: 'SVA204', at: changesBlockedAt };
  const refusal = lastRefusal(facts);
  if (refusal) {
    const code = refusal.code === 'absent' ? null : refusal.code;
    return { ...(refusals[refusal.code] ?? { state: 'not-enabled', reason: 'no-scope' }), code, at: refusal.at };
  }
  if (failing) return { ...none, state: 'failing', reason: 'failing' };
  if (admissions.allowedAt) return { ...none, state: 'allowed', at: admissions.allowedAt };
  return { ...none, state: flag ? 'allowed' : 'unknown' };
}

const none = { reason: null, code: null, at: null } as const;

/** The newest refusal that nothing has undone since. What the account allows now is newer than a refusal that said it does not. */
function lastRefusal({ admissions: { allowedAt, refusals: all }, flag, onlyCode, now }: CapabilityFacts) {
  const counted = all.filter(({ code, at }) => {
    if (code === onlyCode) return now.getTime() - at.getTime() < onlyCodeMs;
    if (code === 'SVD201') return false;
    if (flag === true && (code === 'SVD200' || code === 'SVC401')) return false;
    return allowedAt === null || at > allowedAt;
  });
  return counted.toSorted((a, b) => b.at.getTime() - a.at.getTime())[0] ?? null;
}
