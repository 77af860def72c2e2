import { z } from 'zod';

/** Binary fields of WebAuthn in base64url, bounded: the largest is an attestation. */
const base64url = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[A-Za-z0-9_-]+$/);

/** A new passkey as the authenticator made it: the parts of `PublicKeyCredential.toJSON()` that are verified. */
export const newPasskeyShape = z.strictObject({
  id: base64url(1400),
  clientDataJSON: base64url(4000),
  attestationObject: base64url(16_000),
  transports: z.array(z.string().max(20)).max(10),
});

/** An answer signed by a passkey. */
export const assertionShape = z.strictObject({
  id: base64url(1400),
  clientDataJSON: base64url(4000),
  authenticatorData: base64url(4000),
  signature: base64url(4000),
});

export type NewPasskey = z.output<typeof newPasskeyShape>;
export type Assertion = z.output<typeof assertionShape>;

/** What `PublicKeyCredential.parseRequestOptionsFromJSON` takes. */
export const requestOptionsRecord = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()) })),
});

export type RequestOptions = z.output<typeof requestOptionsRecord>;

/** What `PublicKeyCredential.parseCreationOptionsFromJSON` takes. */
export const creationOptionsRecord = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  timeout: z.number(),
  attestation: z.literal('none'),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  excludeCredentials: z.array(z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()) })),
});

export type CreationOptions = z.output<typeof creationOptionsRecord>;
