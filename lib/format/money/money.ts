import { type Brand, brand } from '@/lib/format/brand';

/**
 * Pix money in reais as canonical decimal text: at least two decimals, further ones kept when they are not zero ("248.90", "0.115",
 * "-12.00").
 */
export type Reais = `${number}` & Brand<'Reais'>;

/** Reais as the JSON number the Pix interface takes: created by `reaisToNumber` only, so that cents are never sent instead. */
export type ReaisNumber = number & Brand<'ReaisNumber'>;

/** Card money: a whole number of cents, 10000 being R$ 100,00. */
export type Cents = number & Brand<'Cents'>;

const decimalText = /^(-?)(\d{1,15})(?:\.(\d{1,15}))?$/;
// A double has 15 exact digits, so below this bound its cents are exact.
const exactBound = 1e13;

/**
 * Parses an amount as the Pix interface writes it: a JSON number, or text such as "30.5". @throws RangeError when it is not a finite plain
 * decimal or too large to be exact.
 */
export function toReais(value: number | string): Reais {
  const cents = typeof value === 'number' ? wholeCents(value) : null;
  if (cents !== null) return centsToReais(cents);
  const match = decimalText.exec(typeof value === 'number' ? numberText(value) : value);
  if (!match) throw new RangeError(`Not an amount in reais: ${value}`);
  const [, sign = '', whole = '', fraction = ''] = match;
  return canonical(sign, whole, fraction);
}

/** @throws RangeError when the number is not a whole and safe number of cents. */
export function toCents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not an amount in cents: ${value}`);
  return brand<Cents>(value === 0 ? 0 : value);
}

export function addReais(left: Reais, right: Reais): Reais {
  const [a, b, scale] = align(left, right);
  return write({ units: a + b, scale });
}

export function subtractReais(left: Reais, right: Reais): Reais {
  return addReais(left, negateReais(right));
}

/** The sum of all values; "0.00" of none. */
export function sumReais(values: Iterable<Reais>): Reais {
  let total = toReais(0);
  for (const value of values) total = addReais(total, value);
  return total;
}

/** Negative, zero or positive as left is less than, equal to or more than right: an order for sort. */
export function compareReais(left: Reais, right: Reais): -1 | 0 | 1 {
  const [a, b] = align(left, right);
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

export function isZeroReais(value: Reais): boolean {
  return read(value).units === 0n;
}

export function negateReais(value: Reais): Reais {
  const { units, scale } = read(value);
  return write({ units: -units, scale });
}

export function centsToReais(value: Cents): Reais {
  const size = Math.abs(value);
  const rest = size % 100;
  return brand<Reais>(`${value < 0 ? '-' : ''}${(size - rest) / 100}.${rest < 10 ? '0' : ''}${rest}`);
}

/** @throws RangeError when the value has fractions of a cent or is too large. */
export function reaisToCents(value: Reais): Cents {
  const { units, scale } = read(value);
  if (scale > 2) throw new RangeError(`Not a whole number of cents: ${value}`);
  return toCents(Number(units));
}

/**
 * The JSON number the Pix interface expects. For the wire only: never calculate with it. @throws RangeError when no JSON number represents
 * exactly this amount.
 */
export function reaisToNumber(value: Reais): ReaisNumber {
  const number = Number(value);
  if (toReais(number) !== value) throw new RangeError(`No exact number for ${value}`);
  return brand<ReaisNumber>(number);
}

/** Whole centavos, half a centavo away from zero. */
export function roundToCents(value: Reais): Reais {
  const { units, scale } = read(value);
  const unit = 10n ** BigInt(scale - 2);
  const half = units < 0n ? -(unit / 2n) : unit / 2n;
  return write({ units: (units + half) / unit, scale: 2 });
}

interface Decimal {
  /** The amount in units of 10 to the power of minus `scale`. */
  units: bigint;
  scale: number;
}

function read(value: Reais): Decimal {
  const [whole = '', fraction = ''] = value.split('.');
  return { units: BigInt(whole + fraction), scale: fraction.length };
}

function write({ units, scale }: Decimal): Reais {
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0');
  return canonical(units < 0n ? '-' : '', digits.slice(0, -scale), digits.slice(-scale));
}

function canonical(sign: string, whole: string, fraction: string): Reais {
  const decimals = fraction.length > 2 ? fraction.replace(/^(\d{2}\d*?)0+$/, '$1') : fraction.padEnd(2, '0');
  const amount = `${whole.length > 1 ? whole.replace(/^0+(?=\d)/, '') : whole}.${decimals}`;
  return brand<Reais>(amount === '0.00' ? amount : sign + amount);
}

function align(left: Reais, right: Reais): [bigint, bigint, number] {
  const a = read(left);
  const b = read(right);
  const scale = Math.max(a.scale, b.scale);
  return [a.units * 10n ** BigInt(scale - a.scale), b.units * 10n ** BigInt(scale - b.scale), scale];
}

/** The whole cents of a number of reais; null where it has fractions of one, or is too large. */
function wholeCents(value: number): Cents | null {
  const cents = Math.round(value * 100);
  return Math.abs(value) < exactBound && cents / 100 === value ? brand<Cents>(cents) : null;
}

/** Drops digits beyond the precision of a double (0.30000000000000004 means 0.3). */
function numberText(value: number): string {
  return Math.abs(value) < exactBound ? String(Number(value.toPrecision(15))) : '';
}
