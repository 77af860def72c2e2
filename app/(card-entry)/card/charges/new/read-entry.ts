import type { recurrenceIntervals } from '@/lib/contracts/card/card-charges';
import { fitsNumber, fitsText, numberRules } from '@/lib/contracts/shape/field-rules';
import * as textRules from '@/lib/contracts/shape/text-rules';
import type { BodyOf } from '@/lib/contracts/shapes';
import { isCalendarDay } from '@/lib/format/date';
import { documentKind, onlyDocument } from '@/lib/format/identifier/document';
import { type Cents, reaisToCents } from '@/lib/format/money/money';
import { parseTypedMoney } from '@/lib/format/money/typed-money';

type Body = BodyOf<'cardCharges.create'>;

export type EntryDraft = typeof emptyEntry;

/** Everything of the form but the card, as text. `interval` is empty where nothing recurs. */
export const emptyEntry = {
  amount: '',
  description: '',
  name: '',
  document: '',
  email: '',
  installments: '1',
  interval: '',
  endDate: '',
  reference: '',
};

/** Fields that name the customer: they stay in the memory of the page. */
export const personalFields = ['name', 'document', 'email'] as const satisfies readonly (keyof EntryDraft)[];

export const intervals = ['Monthly', 'Annual'] as const satisfies readonly (typeof recurrenceIntervals)[number][];

/** Placeholder for the card in the stored request, so that no card data is stored. */
const noCard = { number: '', holder: '', expiration: '', cvv: '' };

export type EntryFieldErrors = Partial<Record<keyof EntryDraft, true>>;

/** Reads the form by the rules of the contract; the body, still without its card, is there only when nothing is wrong. */
export function readEntry(draft: EntryDraft, today: string) {
  const amount = typedCents(draft.amount);
  const document = onlyDocument(draft.document);
  const email = draft.email.trim();
  const interval = intervals.find((known) => known === draft.interval);
  // A recurring charge has a single instalment.
  const installments = interval ? 1 : Number(draft.installments);
  const wrong = {
    amount: amount === null || !fitsNumber(numberRules.cardCharge, amount),
    description: !fitsText(textRules.cardText, draft.description.trim()),
    name: !fitsText(textRules.cardText, draft.name.trim()),
    document: document !== '' && documentKind(document) === null,
    email: email !== '' && !fitsText(textRules.email, email),
    endDate: interval !== undefined && draft.endDate !== '' && !(isCalendarDay(draft.endDate) && draft.endDate > today),
  };
  const fieldErrors: EntryFieldErrors = Object.fromEntries(Object.entries(wrong).filter(([, is]) => is));
  if (amount === null || Object.keys(fieldErrors).length > 0) return { fieldErrors, amount, installments, interval, body: null };
  const body: Body = {
    amount,
    description: draft.description.trim(),
    reference: draft.reference,
    customer: { name: draft.name.trim(), ...(document && { identity: document }), ...(email && { email }) },
    installments,
    ...(interval && { recurrence: { interval, ...(draft.endDate && { endDate: draft.endDate }) } }),
    card: noCard,
  };
  return { fieldErrors, amount, installments, interval, body };
}

/** Typed in reais, sent in cents. */
function typedCents(text: string): Cents | null {
  const read = parseTypedMoney(text);
  return read.kind === 'value' ? reaisToCents(read.value) : null;
}
