import { type ChargeDraft, emptyCharge } from '@/components/charge/charge-draft';
import { chargeExpiries } from '@/lib/settings/charge-expiries.mjs';

type Validity = Pick<ChargeDraft, 'expiry' | 'customTime' | 'customUnit'>;

/** A day, for a charge of which nobody here knows how long it could be paid. */
const usual = '86400' satisfies (typeof chargeExpiries)[number];

/** How long a charge could be paid, as its form says it: one of the times it offers, or whole minutes. */
export function sameValidity(createdAt: string, end: string | null): Validity {
  const { customTime, customUnit } = emptyCharge;
  const seconds = end === null ? usual : String(Math.round((Date.parse(end) - Date.parse(createdAt)) / 1000));
  const offered = chargeExpiries.find((known) => known === seconds);
  if (offered) return { expiry: offered, customTime, customUnit };
  return { expiry: 'custom', customTime: String(Math.max(1, Math.floor(Number(seconds) / 60))), customUnit: 'minutes' };
}
