import { z } from 'zod';
import { reais } from '@/lib/contracts/shape/field.shape';
import { wholeFor } from '@/lib/contracts/shape/whole.shape';
import { assertionShape, creationOptionsRecord, newPasskeyShape, requestOptionsRecord } from './passkey.shape';
import { proofMethods } from './proof-methods';

const nothing = z.null();
const name = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u);
/** Asked for where there is no factor yet that could be proved. */
const withPassword = z.strictObject({ password: z.string().max(128).optional() });
const timeCode = z.string().regex(/^\d{6}$/);
/** Ten codes, shown this once; null where there are some already. */
const withRecoveryCodes = z.object({ recoveryCodes: z.array(z.string()).nullable() });

const passkeyRecord = z.object({
  id: z.string(),
  name: z.string(),
  /** Kept in sync between devices by their maker. */
  backedUp: z.boolean(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
});

/** What an action is about, as its person is shown it before they prove it; from our server's copy. */
const shownAction = z.object({
  endpoint: z.string(),
  amount: reais.nullable(),
  currency: z.string().nullable(),
  /** The holder, where one was looked up and confirmed. */
  payee: z.string().nullable(),
  /** The masked key, the host, the e-mail or the role it concerns. */
  target: z.string().nullable(),
});

export type ShownAction = z.output<typeof shownAction>;

const ownSecurity = wholeFor('everybody', 'Everybody sees their own second factor, and the action they confirm.');

export const secondFactorShapes = {
  'secondFactor.read': {
    record: z.object({
      passkeys: z.array(passkeyRecord),
      timeCode: z.object({ confirmedAt: z.string(), lastUsedAt: z.string().nullable() }).nullable(),
      recoveryCodesLeft: z.number(),
      /** Whether the role requires a factor, and until when somebody without one must have enrolled. */
      isRequired: z.boolean(),
      dueAt: z.string().nullable(),
      /** Whether the password has to be typed before the first factor is enrolled. */
      asksPassword: z.boolean(),
      /** Whether its owner has to confirm at the provider of single sign-on before, who has no password here. */
      asksSso: z.boolean(),
    }),
    whole: ownSecurity,
  },
  'secondFactor.startPasskey': {
    body: withPassword,
    record: z.object({ id: z.string(), options: creationOptionsRecord }),
    whole: ownSecurity,
  },
  'secondFactor.addPasskey': {
    body: z.strictObject({ id: z.uuid(), name, passkey: newPasskeyShape }),
    record: withRecoveryCodes,
    whole: ownSecurity,
  },
  'secondFactor.renamePasskey': { body: z.strictObject({ name }), record: nothing },
  'secondFactor.removePasskey': { record: nothing },
  'secondFactor.startTimeCode': {
    body: withPassword,
    record: z.object({ secret: z.string(), address: z.string() }),
    whole: ownSecurity,
  },
  'secondFactor.confirmTimeCode': { body: z.strictObject({ code: timeCode }), record: withRecoveryCodes, whole: ownSecurity },
  'secondFactor.removeTimeCode': { record: nothing },
  'secondFactor.renewRecoveryCodes': { record: z.object({ codes: z.array(z.string()) }), whole: ownSecurity },
  'proofs.read': {
    record: z.object({
      action: shownAction,
      /** What this person can prove it with, the strongest first. */
      methods: z.array(z.enum(proofMethods)),
      options: requestOptionsRecord,
      expiresAt: z.string(),
    }),
    whole: ownSecurity,
  },
  'proofs.give': {
    body: z.union([
      z.strictObject({ assertion: assertionShape }),
      z.strictObject({ timeCode }),
      z.strictObject({ recoveryCode: z.string().min(1).max(40) }),
    ]),
    record: nothing,
  },
};
