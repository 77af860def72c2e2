import type { ChargeDraft } from '@/components/charge/charge-draft';
import { fitsNumber, fitsText, minimumReais, numberRules } from '@/lib/contracts/shape/field-rules';
import * as textRules from '@/lib/contracts/shape/text-rules';
import type { BodyOf } from '@/lib/contracts/shapes';
import { documentKind, onlyDocument } from '@/lib/format/identifier/document';
import { compareReais, type Reais, reaisToNumber, toReais } from '@/lib/format/money/money';
import { parseTypedMoney } from '@/lib/format/money/typed-money';
import { visibleText } from '@/lib/format/text/visible-text';

const minimum = toReais(minimumReais['charges.create']);

/** What is wrong with each field. The words are in the messages. What cannot be read as an amount is reported by the amount's own field. */
export interface ChargeFieldErrors {
  amount?: 'unread' | 'below' | 'above';
  name?: 'signs' | 'start';
  document?: 'invalid';
  email?: 'invalid';
  customTime?: 'number' | 'too-long';
  reference?: 'empty';
}

export interface Limits {
  readonly min: Reais;
  readonly max: Reais | null;
}

/** The narrowest limits: the service's minimum of R$ 1,00 and those of the account. */
export function limitsOf(account: { cashInTicketMin: Reais | null; cashInTicketMax: Reais | null } | undefined): Limits {
  const own = account?.cashInTicketMin ?? minimum;
  return { min: compareReais(own, minimum) < 0 ? minimum : own, max: account?.cashInTicketMax ?? null };
}

/** Reads the form by every rule of POST /pix; the body is there only when nothing is wrong. */
export function readCharge(draft: ChargeDraft, limits: Limits) {
  const money = parseTypedMoney(draft.amount);
  const amount = money.kind === 'value' ? money.value : null;
  const name = visibleText(draft.name);
  const document = onlyDocument(draft.document);
  const email = visibleText(draft.email);
  const expiresIn = secondsOf(draft);
  const reference = visibleText(draft.reference);
  const virtualAccount = visibleText(draft.virtualAccount);
  const fieldErrors: ChargeFieldErrors = {
    ...fieldError('amount', amount === null ? 'unread' : amountError(amount, limits)),
    ...fieldError('name', name === '' ? null : nameError(name)),
    ...fieldError('document', document === '' || documentKind(document) ? null : 'invalid'),
    ...fieldError('email', email === '' || fitsText(textRules.email, email) ? null : 'invalid'),
    ...fieldError('customTime', expiresIn === null ? 'number' : !fitsNumber(numberRules.expiresIn, expiresIn) ? 'too-long' : null),
    ...fieldError('reference', fitsText(textRules.clientReference, reference) ? null : 'empty'),
  };
  if (amount === null || expiresIn === null || Object.keys(fieldErrors).length > 0) return { fieldErrors, amount, expiresIn, body: null };
  const body: BodyOf<'charges.create'> = {
    amount: reaisToNumber(amount),
    expiresIn,
    clientReference: reference,
    ...(name && { generatedName: name }),
    ...(document && { generatedDocument: document }),
    ...(email && { generatedEmail: email }),
    ...(virtualAccount && { virtualAccount }),
  };
  return { fieldErrors, amount, expiresIn, body };
}

function fieldError<K extends keyof ChargeFieldErrors>(field: K, found: ChargeFieldErrors[K] | null): ChargeFieldErrors {
  return found ? { [field]: found } : {};
}

function amountError(amount: Reais, { min, max }: Limits): ChargeFieldErrors['amount'] | null {
  if (compareReais(amount, min) < 0) return 'below';
  return max !== null && compareReais(amount, max) > 0 ? 'above' : null;
}

function nameError(name: string): ChargeFieldErrors['name'] | null {
  if (fitsText(textRules.personName, name)) return null;
  return refusedSigns(name).length > 0 ? 'signs' : 'start';
}

/** The signs of a name that the service does not take, each once: "’", "-", "3". */
export function refusedSigns(name: string): string[] {
  return Array.from(new Set(name.match(/[^\p{L}\p{M}\s]/gu) ?? []));
}

const unitSeconds = { minutes: 60, hours: 3600 } as const;

function secondsOf({ expiry, customTime, customUnit }: ChargeDraft): number | null {
  if (expiry !== 'custom') return Number(expiry);
  const typed = customTime.trim();
  if (!/^\d{1,5}$/.test(typed) || Number(typed) === 0) return null;
  return Number(typed) * unitSeconds[customUnit === 'hours' ? 'hours' : 'minutes'];
}
