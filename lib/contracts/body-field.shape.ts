import { z } from 'zod';
import { matchesPixKeyType } from '@/lib/contracts/pix/pix-key-type-match';
import type { NoOtherBrand } from '@/lib/format/brand';
import { documentKind } from '@/lib/format/document';
import { pixKeyTypes } from './pix/pix-keys';

/** An amount in reais to send: a JSON number with at most two decimals, exactly representable. Passing cents does not compile. */
export function amountFrom(min: number) {
  const amount = z
    .number()
    .min(min)
    .refine((value) => /^\d{1,12}(\.\d{1,2})?$/.test(String(value)), 'at most two decimals');
  // A type-only restriction: any number is parsed.
  return amount as unknown as z.ZodType<number, number & NoOtherBrand<'ReaisNumber'>>;
}

/** interface: POST /pix. A payer name: letters of any language, and spaces. */
export const personName = z
  .string()
  .trim()
  .max(140)
  .regex(/^\p{L}[\p{L}\p{M} ]*$/u, 'letters and spaces only');

/** A CPF or CNPJ without punctuation and with correct check digits; a CNPJ may contain letters since 2026. */
export const documentNumber = z
  .string()
  .regex(/^[0-9A-Z]+$/, 'without punctuation')
  .refine((text) => documentKind(text) !== null, 'not a CPF or CNPJ');

/** interface: Limits. */
export const clientReference = z.string().min(1).max(64);
export const virtualAccount = z.string().min(1).max(50);

/** The document bounds neither e-mails nor names: these are the limits of mail and browsers. */
export const email = z.email().max(254);
const longestAddress = 2048;
export const callbackUrl = z.url({ protocol: /^https?$/ }).max(longestAddress);
export const webhookUrl = z.url({ protocol: /^https$/ }).max(longestAddress);

/** A text sent with the Pix, whose own limit this is. */
export const pixText = z.string().min(1).max(140);

/** The payee confirmation, as returned by `payees.confirm`, and whether a changed holder was acknowledged. */
export const confirmedPayee = z.object({ confirmation: z.string().min(1).max(4_000), acknowledged: z.boolean() });

/** interface: Internal transfer, "6-digit accounts". */
export const serviceAccount = z.string().regex(/^\d{6}$/, 'six digits');

/** A wrong instant aborts the check, so that rules about periods do not report it again. */
export const bodyInstant = z.iso.datetime({ offset: true, abort: true });

export const pixKeyFields = { pixKey: z.string().min(1).max(77), pixType: z.enum(pixKeyTypes) };

const pixKeyPair = z.object(pixKeyFields);

/** A rule for bodies with `pixKeyFields`: reports a key that does not match its type, even where other fields are invalid too. */
export const pixKeyRule = {
  check: ({ pixKey, pixType }: z.output<typeof pixKeyPair>) => matchesPixKeyType(pixKey, pixType),
  report: {
    path: ['pixKey'],
    message: 'not a key of this type',
    when: ({ value }: { value: unknown }) => pixKeyPair.safeParse(value).success,
  },
};
