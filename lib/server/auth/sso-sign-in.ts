import 'server-only';
import type { SessionStage } from '@/lib/contracts/office/second-factor/proof-methods';
import type { Transaction } from '@/lib/server/database/turns/in-turn-of';
import type { SsoEnvironment } from '@/lib/server/environment/sso-environment';
import { stageAfterPassword } from '@/lib/server/second-factor/stage';
import type { Services } from '@/lib/server/services';
import { mayWorkFrom } from '@/lib/server/sessions/may-work-from';
import { type Authorized, finishAuthorization } from '@/lib/server/sso/authorize';
import { confirmAtProvider } from '@/lib/server/sso/confirm';
import { requireNotEnded } from '@/lib/server/sso/ended-meanwhile';
import type { SsoClaims } from '@/lib/server/sso/sso-claims';
import type { SsoFlow } from '@/lib/server/sso/sso-flow';
import { admitSsoPerson } from '@/lib/server/sso/sso-person';
import { SsoRefusal } from '@/lib/server/sso/sso-refusal';
import { beginSession, type SignInOrigin } from './begin-session';

/**
 * Finishes what was begun at the provider: starts the session of the person, and returns its cookie value; null where the person of a session only
 * confirmed that it is them. Throws SsoRefusal.
 */
export async function finishSso(
  search: string,
  flow: SsoFlow,
  from: SignInOrigin,
  sso: SsoEnvironment,
  services: Services,
): Promise<string | null> {
  const { db, now } = services;
  const authorized = await finishAuthorization(search, flow, sso, services);
  const { claims, issuer } = authorized;
  if (flow.sessionId !== null) {
    await confirmAtProvider(db, flow.sessionId, { issuer, subject: claims.subject }, now());
    return null;
  }
  const person = await admitSsoPerson({ claims, issuer }, from.address, sso, services).catch((error: unknown) => {
    throw error instanceof SsoRefusal ? error.about(claims.subject) : error;
  });
  if (!mayWorkFrom(from.address, person, services.environment)) throw new SsoRefusal('network', person.id, claims.subject);
  const stage = await stageAfterSso(person, claims, sso, services);
  const { subject, providerSession, signedInAt } = claims;
  const beginning = { issuer, subject, providerSession, signedInAt, begunAt: flow.begunAt };
  const guard = (tx: Transaction) => requireNotEnded(tx, beginning);
  const begun = { knownDevice: false, stage, facts: { proof: 'sso' }, sso: checkedWith(authorized, sso, now()), guard };
  return beginSession(person, from, begun, services);
}

/**
 * What the session lacks still. A second factor of the provider counts for signing in where the settings trust it; whoever must have one here enrols it
 * all the same, since only that signs a payment.
 */
async function stageAfterSso(
  person: Parameters<typeof stageAfterPassword>[0],
  { amr }: SsoClaims,
  { trustsMfa }: SsoEnvironment,
  services: Services,
): Promise<SessionStage | null> {
  const stage = await stageAfterPassword(person, services);
  return stage === 'second-factor' && trustsMfa && amr.includes('mfa') ? null : stage;
}

function checkedWith({ claims, issuer, tokens }: Authorized, { checkMinutes }: SsoEnvironment, now: Date) {
  return {
    issuer,
    subject: claims.subject,
    providerSession: claims.providerSession,
    tokens,
    checkedAt: now,
    nextCheckAt: new Date(now.getTime() + checkMinutes * 60_000),
  };
}
