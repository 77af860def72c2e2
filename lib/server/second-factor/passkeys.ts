import 'server-only';
import { type AuthenticatorTransport, verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { and, asc, eq, lt } from 'drizzle-orm';
import type { Assertion, CreationOptions, NewPasskey, RequestOptions } from '@/lib/contracts/office/second-factor/passkey.shape';
import { proofLifeSeconds } from '@/lib/contracts/office/second-factor/proof-methods';
import type { Statements } from '@/lib/server/database/database';
import { passkeys } from '@/lib/server/database/schema/second-factor-schema';
import type { Environment } from '@/lib/server/environment';
import { relyingParty } from './relying-party';

export type PasskeyRow = typeof passkeys.$inferSelect;

type Party = Pick<Environment, 'appUrl'>;

/** Ed25519, ECDSA with P-256, RSA with SHA-256: what authenticators have. */
const algorithms = [-8, -7, -257];
const timeout = proofLifeSeconds * 1000;
/** The bytes of a uuid. */
const handleOf = (staffId: string) => Buffer.from(staffId.replaceAll('-', ''), 'hex').toString('base64url');
const described = ({ credentialId, transports }: PasskeyRow) => ({
  id: credentialId,
  type: 'public-key' as const,
  transports: [...transports],
});

export function passkeysOf(db: Statements, staffId: string): Promise<PasskeyRow[]> {
  return db.select().from(passkeys).where(eq(passkeys.staffId, staffId)).orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

/** What a browser needs to make a passkey: discoverable, with user verification, on no authenticator that holds one of this person. */
export function creationOptions(
  person: { readonly staffId: string; readonly name: string; readonly email: string },
  challenge: Buffer,
  present: readonly PasskeyRow[],
  { appUrl }: Party,
): CreationOptions {
  const { id, name } = relyingParty(appUrl);
  return {
    challenge: challenge.toString('base64url'),
    rp: { id, name },
    user: { id: handleOf(person.staffId), name: person.email, displayName: person.name },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout,
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    excludeCredentials: present.map(described),
  };
}

/** What a browser needs to sign a challenge with one of these passkeys, or with any where none is named. */
export function requestOptions(challenge: Buffer, allowed: readonly PasskeyRow[], { appUrl }: Party): RequestOptions {
  return {
    challenge: challenge.toString('base64url'),
    rpId: relyingParty(appUrl).id,
    timeout,
    userVerification: 'required',
    allowCredentials: allowed.map(described),
  };
}

/** Verifies a new passkey; null when it is not an answer to this challenge, or nobody was verified by the authenticator. */
export async function verifyNewPasskey(given: NewPasskey, challenge: Buffer, { appUrl }: Party) {
  const { id, origin } = relyingParty(appUrl);
  const { clientDataJSON, attestationObject } = given;
  const verified = await verifyRegistrationResponse({
    response: {
      id: given.id,
      rawId: given.id,
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON, attestationObject },
    },
    expectedChallenge: challenge.toString('base64url'),
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => null);
  if (!verified?.verified) return null;
  const { credential, credentialBackedUp } = verified.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: given.transports,
    backedUp: credentialBackedUp,
  };
}

/**
 * Whether a passkey signed this challenge, here, with its user verified. Its counter must have grown, unless the authenticator does not count
 * (always 0): one that goes back is a copy of the key.
 */
export async function verifyAssertion(row: PasskeyRow, given: Assertion, challenge: Buffer, { appUrl }: Party) {
  const { id, origin } = relyingParty(appUrl);
  const { clientDataJSON, authenticatorData, signature } = given;
  const verified = await verifyAuthenticationResponse({
    response: {
      id: given.id,
      rawId: given.id,
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON, authenticatorData, signature },
    },
    expectedChallenge: challenge.toString('base64url'),
    expectedOrigin: origin,
    expectedRPID: id,
    credential: {
      id: row.credentialId,
      publicKey: new Uint8Array(row.publicKey),
      counter: row.counter,
      transports: row.transports.filter(isTransport),
    },
    requireUserVerification: true,
  }).catch(() => null);
  return verified?.verified
    ? { counter: verified.authenticationInfo.newCounter, backedUp: verified.authenticationInfo.credentialBackedUp }
    : null;
}

/** Notes the use of a passkey. False when its counter has moved on meanwhile: two answers with one count are not both true. */
export async function noteUse(db: Statements, row: PasskeyRow, { counter, backedUp }: { counter: number; backedUp: boolean }, now: Date) {
  const grew = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter);
  const noted = await db
    .update(passkeys)
    .set({ counter, backedUp, lastUsedAt: now })
    .where(and(eq(passkeys.id, row.id), grew))
    .returning({ id: passkeys.id });
  return noted.length > 0;
}

export async function findPasskey(db: Statements, credentialId: string): Promise<PasskeyRow | null> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return row ?? null;
}

const known: ReadonlySet<string> = new Set(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);
const isTransport = (name: string): name is AuthenticatorTransport => known.has(name);
