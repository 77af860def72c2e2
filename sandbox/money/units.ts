import { type Reais, toReais } from '@/lib/format/money';

/** Amounts inside the sandbox: whole numbers of 1/10000 of a real, which keeps fees of three and four decimals exact. */
export type Units = bigint;

const scale = 10_000n;

/** @throws RangeError when the amount has more than four decimals. */
export function toUnits(reais: Reais): Units {
  const [whole = '', fraction = ''] = reais.split('.');
  if (fraction.length > 4) throw new RangeError(`More than four decimals: ${reais}`);
  return BigInt(whole + fraction.padEnd(4, '0'));
}

/** From a JSON number or decimal text of the wire. */
export function wireToUnits(value: number | string): Units {
  return toUnits(toReais(value));
}

/** The JSON number of the wire. Exact, because the sandbox holds less than 2^53 units. */
export function unitsToWire(units: Units): number {
  return Number(units) / 10_000;
}

/** Canonical decimal text, as the wire writes `refundAmount`. */
export function unitsToReais(units: Units): Reais {
  const size = units < 0n ? -units : units;
  const fraction = (size % scale).toString().padStart(4, '0');
  return toReais(`${units < 0n ? '-' : ''}${size / scale}.${fraction}`);
}
