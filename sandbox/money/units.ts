import { type Reais, toReais } from '@/lib/format/money/money';

/** Amounts in the sandbox: whole numbers of 1/10000 of a real, so that fees with three or four decimals are exact. */
export type Units = bigint;

const scale = 10_000n;

/** @throws RangeError for an amount with more than four decimals. */
export function toUnits(reais: Reais): Units {
  const [whole = '', fraction = ''] = reais.split('.');
  if (fraction.length > 4) throw new RangeError(`More than four decimals: ${reais}`);
  return BigInt(whole + fraction.padEnd(4, '0'));
}

/** Converts a JSON number or decimal text of the wire. */
export function wireToUnits(value: number | string): Units {
  return toUnits(toReais(value));
}

/** Converts to a JSON number of the wire. Exact, because amounts in the sandbox are below 2^53 units. */
export function unitsToWire(units: Units): number {
  return Number(units) / 10_000;
}

/** Converts to canonical decimal text, as the wire writes `refundAmount`. */
export function unitsToReais(units: Units): Reais {
  const size = units < 0n ? -units : units;
  const fraction = (size % scale).toString().padStart(4, '0');
  return toReais(`${units < 0n ? '-' : ''}${size / scale}.${fraction}`);
}
