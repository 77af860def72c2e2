import 'server-only';
import * as client from 'openid-client';
import { z } from 'zod';
import type { Role } from '@/lib/contracts/office/permission';
import type { SsoEnvironment } from '@/lib/server/environment/sso-environment';
import { SsoRefusal } from './sso-refusal';

/** Who somebody is at the provider, as its signed token and its user info say. */
export interface SsoClaims {
  readonly subject: string;
  readonly name: string | null;
  readonly email: string | null;
  /** Null where the provider does not say. */
  readonly emailVerified: boolean | null;
  readonly groups: readonly string[];
  /** How they showed who they are. */
  readonly amr: readonly string[];
  /** Their session at the provider (`sid`). */
  readonly providerSession: string | null;
  /** When they signed in there; null where the provider does not say. */
  readonly signedInAt: Date | null;
}

const texts = z.union([z.array(z.string()), z.string().transform((text) => [text])]).catch([]);
const text = z.string().min(1).max(255).nullable().catch(null);

const shape = z.object({
  sub: z.string().min(1).max(255),
  name: text,
  email: z.email().max(120).toLowerCase().nullable().catch(null),
  email_verified: z
    .union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')])
    .nullable()
    .catch(null),
  amr: texts,
  sid: text,
  auth_time: z.number().int().positive().nullable().catch(null),
});

type Tokens = Awaited<ReturnType<typeof client.refreshTokenGrant>>;

/**
 * The claims of verified tokens; what the id token lacks is read at the user info. Throws SsoRefusal where it is about somebody else than
 * `expected`, or where the provider names too many groups to list them.
 */
export async function readSsoClaims(
  config: client.Configuration,
  tokens: Pick<Tokens, 'access_token'> & Partial<Pick<Tokens, 'claims'>>,
  { groupsClaim }: SsoEnvironment,
  expected?: string,
): Promise<SsoClaims> {
  const inToken = tokens.claims?.();
  const subject = inToken?.sub ?? expected;
  if (subject === undefined || (expected !== undefined && subject !== expected)) throw new SsoRefusal('unverified');
  if (inToken !== undefined && isOverage(inToken, groupsClaim)) throw new SsoRefusal('too-many-groups');
  const isWhole = [groupsClaim, 'name', 'email'].every((name) => inToken?.[name] !== undefined);
  const hasUserInfo = config.serverMetadata().userinfo_endpoint !== undefined;
  const fetched = !isWhole && hasUserInfo ? await client.fetchUserInfo(config, tokens.access_token, subject) : {};
  const all: Record<string, unknown> = { ...fetched, ...inToken };
  const { sub, name, email, email_verified: emailVerified, amr, sid, auth_time: seconds } = shape.parse({ ...all, sub: subject });
  const signedInAt = seconds === null ? null : new Date(seconds * 1000);
  return { subject: sub, name, email, emailVerified, groups: texts.parse(all[groupsClaim]), amr, providerSession: sid, signedInAt };
}

/** Where the list would be too long a provider names another place of it instead. */
function isOverage(claims: Record<string, unknown>, groupsClaim: string): boolean {
  const { _claim_names: names } = claims;
  return claims[groupsClaim] === undefined && typeof names === 'object' && names !== null && groupsClaim in names;
}

/** The role of the first group of the settings that somebody is in; null without one: there is no role by default. */
export function roleOfGroups(groups: readonly string[], { roles }: Pick<SsoEnvironment, 'roles'>): Role | null {
  return roles.find(({ group }) => groups.includes(group))?.role ?? null;
}

/** Whether the provider vouches for an e-mail, by its word or by the setting. */
export function isVouchedEmail({ email, emailVerified }: SsoClaims, { trustedDomains }: Pick<SsoEnvironment, 'trustedDomains'>): boolean {
  if (email === null || emailVerified === false) return false;
  return emailVerified === true || trustedDomains.includes(email.slice(email.lastIndexOf('@') + 1));
}
