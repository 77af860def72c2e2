import { documentKind, onlyDocument } from '@/lib/format/identifier/document';
import { parseTypedMoney } from '@/lib/format/money/typed-money';
import { parseTypedDay } from '@/lib/format/time/typed-day';
import { visibleText } from './visible-text';

/** The kinds of values a search text can be. */
export const searchKinds = [
  'endToEndId',
  'document',
  'transactionId',
  'uuid',
  'address',
  'day',
  'amount',
  'reference',
  'name',
  'virtualAccount',
] as const;

export type SearchKind = (typeof searchKinds)[number];

export interface SearchText {
  kind: SearchKind;
  /** The text to search by: a document without punctuation, an amount as "473.99", a day as "2026-11-27". */
  value: string;
}

// Wider than the published format, because ids of 31 to 36 characters are in use.
const endToEndId = /^[ED](?=.*\d)[0-9A-Za-z]{30,35}$/;
const transactionId = /^(?=.*\d)(?=.*[A-Za-z])[0-9A-Za-z]{26,29}$/;
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const document = /^(?:\d{3}\.?\d{3}\.?\d{3}-?\d{2}|[0-9A-Z]{2}\.?[0-9A-Z]{3}\.?[0-9A-Z]{3}\/?[0-9A-Z]{4}-?\d{2})$/i;
const reference = /^(?=.*[\d-])\S+$/;
/** Text that is an amount before it is anything else: with its currency, its cents or its sign. */
const surelyAmount = /^(?:[-−+]?\s*R\$|[-−+]\s*\d)|[.,]\d{2}$|^\d{1,3}(?:\.\d{3})+$/i;
const longestNumber = 7;
/** Digits and what a document is punctuated or masked with, but neither cents nor a day. */
const partOfDocument = /^(?!\d{1,2}\/\d{1,2}(?:\/\d{2,4})?$)(?!\d{4}-\d{2}-\d{2}$)[\d.\-/*•]{6,18}$/;
const fewestDigits = 6;

/**
 * Everything a text typed or pasted into a search box may be, the likeliest first; nothing for blank text. What has the shape of an id is
 * taken for one.
 */
export function searchReadings(text: string, today: string): readonly SearchText[] {
  const typed = visibleText(text);
  if (typed === '') return [];
  const asReference: SearchText = { kind: 'reference', value: typed };
  const id = idIn(typed);
  if (id) return [id, asReference];
  const day = parseTypedDay(typed, today);
  const amount = amountIn(typed);
  const asAmount: SearchText[] = amount === null ? [] : [{ kind: 'amount', value: amount }];
  const isReference = reference.test(typed);
  const asName: SearchText[] = /\p{L}/u.test(typed.replace(/R\$/i, '')) ? [{ kind: 'name', value: typed }] : [];
  return [
    ...(day === null ? [] : [{ kind: 'day', value: day } as const]),
    ...(surelyAmount.test(typed) ? asAmount : []),
    ...(isReference ? [asReference] : asName),
    ...(surelyAmount.test(typed) ? [] : asAmount),
    ...(isReference ? asName : [asReference]),
    { kind: 'virtualAccount', value: typed },
  ];
}

/** Whether a text is a part of a CPF or CNPJ, or one with a wrong or hidden digit: six signs or more, and not a whole document. */
export function isPartOfDocument(text: string): boolean {
  const typed = visibleText(text);
  const digits = typed.replace(/\D/g, '').length;
  return partOfDocument.test(typed) && digits >= fewestDigits && documentKind(typed) === null;
}

/** The likeliest of them; blank text is an empty name. */
export function recogniseSearch(text: string): SearchText {
  const typed = visibleText(text);
  return idIn(typed) ?? { kind: reference.test(typed) ? 'reference' : 'name', value: typed };
}

function idIn(typed: string): SearchText | null {
  if (endToEndId.test(typed)) return { kind: 'endToEndId', value: typed };
  if (document.test(typed) && documentKind(typed) !== null) return { kind: 'document', value: onlyDocument(typed) };
  if (transactionId.test(typed)) return { kind: 'transactionId', value: typed };
  if (uuid.test(typed)) return { kind: 'uuid', value: typed };
  return /^https?:\/\/./i.test(typed) ? { kind: 'address', value: typed } : null;
}

/** An amount as a list shows it, with or without its sign, or as it is typed. Of two readings, the one with thousands. */
function amountIn(typed: string): string | null {
  const unsigned = typed.replace(/^[-−+]\s*/, '');
  if (/^\d+$/.test(unsigned) && unsigned.length > longestNumber) return null;
  const read = parseTypedMoney(unsigned);
  if (read.kind === 'value') return read.value;
  return read.kind === 'ambiguous' ? read.readings[0] : null;
}
