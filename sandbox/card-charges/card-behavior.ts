import { cardPaymentStates } from '@/lib/contracts/card/card-charges';
import { isCardNumber } from '@/lib/format/card-number';
import { type ServiceCode, serviceCodes } from '@/sandbox/problems/service-codes';

type StateNumber = keyof typeof cardPaymentStates;
type StateName = (typeof cardPaymentStates)[StateNumber];

/** How the acquirer and the issuer treat a card. */
export interface CardBehavior {
  /** The state of a first charge. */
  readonly first: StateName;
  /** The state of a recurrence's cycles. */
  readonly cycles: StateName;
  readonly reasonCode: string | null;
  /** The call is refused with this code; `stored` when the charge is made all the same. */
  readonly refusal: { readonly code: ServiceCode; readonly stored: boolean } | null;
  /** An undecided charge is paid by itself after a minute. */
  readonly settlesItself: boolean;
  readonly reversal: 'settles' | 'waits' | 'refused';
  readonly recurrenceChanges: 'taken' | 'refused';
}

const usual: CardBehavior = {
  first: 'PAID',
  cycles: 'PAID',
  reasonCode: '00',
  refusal: null,
  settlesItself: false,
  reversal: 'settles',
  recurrenceChanges: 'taken',
};

const denied = (reasonCode: string): Partial<CardBehavior> => ({ first: 'DENIED', cycles: 'DENIED', reasonCode });
const undecided = (first: StateName): Partial<CardBehavior> => ({ first, reasonCode: null });

/** Trial cards are those that begin with 400000; the three digits before the last say what happens. */
const testCards: Readonly<Record<string, Partial<CardBehavior>>> = {
  '001': { first: 'AUTHORIZED' },
  '002': undecided('PENDING'),
  '003': { first: 'ABORTED', reasonCode: '96' },
  '004': undecided('NOT_FINISHED'),
  '006': { reversal: 'refused' },
  '007': { reversal: 'waits' },
  '008': { recurrenceChanges: 'refused' },
  '009': { ...undecided('PENDING'), settlesItself: true },
  '010': { cycles: 'DENIED' },
  ...Object.fromEntries(['05', '14', '41', '51', '54', '57', '59', '91'].map((reason) => [`0${reason}`, denied(reason)])),
};

/** How a card behaves, by its number or what is kept of it. Three digits that are a code of the card interface refuse with it. */
export function behaviorOf(number: string): CardBehavior {
  if (!number.startsWith('400000')) return usual;
  const digits = number.slice(-4, -1);
  const code = `SV${digits}`;
  if (isRefusal(code)) return { ...usual, refusal: { code, stored: code === 'SV109' } };
  return { ...usual, ...testCards[digits] };
}

const refusals = /^SV(10[1-9]|20[0-3]|90[01]|999)$/;

function isRefusal(code: string): code is ServiceCode {
  return refusals.test(code) && Object.hasOwn(serviceCodes, code);
}

/** The number of the trial card that behaves as three digits say, its check digit right. */
export function testCard(digits: string): string {
  const number = Array.from({ length: 10 }, (_, last) => `400000000000${digits}${last}`).find(isCardNumber);
  if (!number) throw new RangeError(`not three digits: ${digits}`);
  return number;
}

/** The number by which the wire tells a state. */
export function stateNumber(name: StateName): number {
  const [number] = Object.entries(cardPaymentStates).find(([, known]) => known === name) ?? [];
  return Number(number);
}
