import { cardPaymentStates } from '@/lib/contracts/card/card-charges';
import { isCardNumber } from '@/lib/format/card/card-number';
import { type ServiceCode, serviceCodes } from '@/sandbox/problems/service-codes';

type StateNumber = keyof typeof cardPaymentStates;
type StateName = (typeof cardPaymentStates)[StateNumber];

/** How the acquirer and the issuer handle a card. */
export interface CardBehavior {
  /** Status of a first charge. */
  readonly first: StateName;
  /** Status of the charges of later cycles. */
  readonly cycles: StateName;
  readonly reasonCode: string | null;
  /** The call is refused with this code; `stored` when the charge exists all the same. */
  readonly refusal: { readonly code: ServiceCode; readonly stored: boolean } | null;
  /** An undecided charge is paid automatically after a minute. */
  readonly settlesAutomatically: boolean;
  readonly reversal: 'settles' | 'waits' | 'refused';
  readonly recurrenceChanges: 'accepted' | 'refused';
}

const normalBehavior: CardBehavior = {
  first: 'PAID',
  cycles: 'PAID',
  reasonCode: '00',
  refusal: null,
  settlesAutomatically: false,
  reversal: 'settles',
  recurrenceChanges: 'accepted',
};

const denied = (reasonCode: string): Partial<CardBehavior> => ({ first: 'DENIED', cycles: 'DENIED', reasonCode });
const undecided = (first: StateName): Partial<CardBehavior> => ({ first, reasonCode: null });

/** Behavior of test cards. Their numbers begin with 400000, and the three digits before the last select the behavior. */
const testCards: Readonly<Record<string, Partial<CardBehavior>>> = {
  '001': { first: 'AUTHORIZED' },
  '002': undecided('PENDING'),
  '003': { first: 'ABORTED', reasonCode: '96' },
  '004': undecided('NOT_FINISHED'),
  '006': { reversal: 'refused' },
  '007': { reversal: 'waits' },
  '008': { recurrenceChanges: 'refused' },
  '009': { ...undecided('PENDING'), settlesAutomatically: true },
  '010': { cycles: 'DENIED' },
  ...Object.fromEntries(['05', '14', '41', '51', '54', '57', '59', '91'].map((reason) => [`0${reason}`, denied(reason)])),
};

/**
 * The behavior of a card, by its full or masked number. Three digits that are a code of the card interface make the charge fail with that
 * code.
 */
export function behaviorOf(number: string): CardBehavior {
  if (!number.startsWith('400000')) return normalBehavior;
  const digits = number.slice(-4, -1);
  const code = `SV${digits}`;
  if (isRefusal(code)) return { ...normalBehavior, refusal: { code, stored: code === 'SV109' } };
  return { ...normalBehavior, ...testCards[digits] };
}

const cardCodes = /^SV(10[1-9]|20[0-3]|90[01]|999)$/;

function isRefusal(code: string): code is ServiceCode {
  return cardCodes.test(code) && Object.hasOwn(serviceCodes, code);
}

/** The number of the test card for three digits, with a correct check digit. */
export function testCard(digits: string): string {
  const number = Array.from({ length: 10 }, (_, last) => `400000000000${digits}${last}`).find(isCardNumber);
  if (!number) throw new RangeError(`not three digits: ${digits}`);
  return number;
}

/** The wire's number of a charge status. */
export function stateNumber(name: StateName): number {
  const [number] = Object.entries(cardPaymentStates).find(([, known]) => known === name) ?? [];
  return Number(number);
}
