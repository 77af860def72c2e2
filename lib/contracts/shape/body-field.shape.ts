import { z } from 'zod';
import { matchesPixKeyType } from '@/lib/contracts/pix/account/pix-key-type-match';
import { pixKeyTypes } from '@/lib/contracts/pix/account/pix-keys';
import { callbackReceivers } from '@/lib/contracts/pix/callbacks/callback-receivers';
import type { NoOtherBrand } from '@/lib/format/brand';
import { documentKind } from '@/lib/format/identifier/document';
import type { NumberRule, TextRule } from './field-rules';
import * as textRules from './text-rules';

/** An amount in reais to send: a JSON number with at most two decimals, exactly representable. Passing cents does not compile. */
export function amountFrom(min: number) {
  const amount = z
    .number()
    .min(min)
    .refine((value) => /^\d{1,12}(\.\d{1,2})?$/.test(String(value)), 'at most two decimals');
  // A type-only restriction: any number is parsed.
  return amount as unknown as z.ZodType<number, number & NoOtherBrand<'ReaisNumber'>>;
}

/** A text by its rule, which the forms of a browser follow as well. */
export function textFrom({ max, pattern, says }: TextRule, typed = z.string()) {
  const text = typed.min(1).max(max);
  return pattern ? text.regex(pattern, says) : text;
}

/** A whole number by its rule. */
export const numberFrom = ({ min, max }: NumberRule) => z.int().min(min).max(max);

export const personName = textFrom(textRules.personName, z.string().trim());

/** A CPF or CNPJ without punctuation and with correct check digits; a CNPJ may contain letters since 2026. */
export const documentNumber = z
  .string()
  .regex(/^[0-9A-Z]+$/, 'without punctuation')
  .refine((text) => documentKind(text) !== null, 'not a CPF or CNPJ');

export const clientReference = textFrom(textRules.clientReference);
export const virtualAccount = textFrom(textRules.virtualAccount);
export const email = textFrom(textRules.email);
/** The document bounds no address: this is what browsers bear. */
const maxUrlLength = 2048;
export const callbackUrl = z.url({ protocol: /^https?$/ }).max(maxUrlLength);
export const callbackTo = z.enum(callbackReceivers);
export const webhookUrl = z.url({ protocol: /^https$/ }).max(maxUrlLength);

export const pixText = textFrom(textRules.pixText);

/** The payee confirmation, as returned by `payees.confirm`, and whether a changed holder was acknowledged. */
export const confirmedPayee = z.object({ confirmation: z.string().min(1).max(4_000), acknowledged: z.boolean() });

export const serviceAccount = textFrom(textRules.serviceAccount);

/** A wrong instant aborts the check, so that rules about periods do not report it again. */
export const bodyInstant = z.iso.datetime({ offset: true, abort: true });

export const pixKeyFields = { pixKey: textFrom(textRules.pixKey), pixType: z.enum(pixKeyTypes) };

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
