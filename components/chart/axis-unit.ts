import type { Day } from './day';
import { totalOf } from './day';

/** The unit of the amounts of a chart. */
type AxisUnit = {
  name: 'reais' | 'thousands' | 'millions';
  centavos: number;
  /** The highest total from which on it is used, in centavos. */
  from: number;
  /** Decimal places of a total. */
  digits: number;
};

export type UnitName = AxisUnit['name'];

const units = [
  { name: 'millions', centavos: 1_000_000_00, from: 1_000_000_00, digits: 1 },
  { name: 'thousands', centavos: 1000_00, from: 3000_00, digits: 1 },
] as const satisfies readonly AxisUnit[];

const reais: AxisUnit = { name: 'reais', centavos: 100, from: 0, digits: 0 };

/** The unit in which seven numbers fit side by side above their bars on a phone. */
export function axisUnit(highestCentavos: number): AxisUnit {
  return units.find(({ from }) => highestCentavos >= from) ?? reais;
}

/** The highest bar, in centavos. */
export const highestOf = (days: readonly Day[]): number => Math.max(...days.map(totalOf));

/** Amounts of a chart as they are written beside it: round ones at its scale, totals above its bars. */
export function amountTexts({ centavos: unit, digits }: AxisUnit, locale: string) {
  const scale = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const total = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return {
    onScale: (centavos: number) => scale.format(centavos / unit),
    aboveBar: (centavos: number) => total.format(centavos / unit),
  };
}
