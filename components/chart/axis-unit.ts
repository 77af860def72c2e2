/** The unit of the amounts of a chart. */
export type AxisUnit = {
  name: 'reais' | 'thousands' | 'millions';
  centavos: number;
  /** The highest total from which on it is used, in centavos. */
  from: number;
  /** Decimal places of a total. */
  digits: number;
};

const units = [
  { name: 'millions', centavos: 1_000_000_00, from: 1_000_000_00, digits: 1 },
  { name: 'thousands', centavos: 1000_00, from: 3000_00, digits: 1 },
] as const satisfies readonly AxisUnit[];

const reais: AxisUnit = { name: 'reais', centavos: 100, from: 0, digits: 0 };

/** The unit in which seven numbers fit side by side above their bars on a phone. */
export function axisUnit(highestCentavos: number): AxisUnit {
  return units.find(({ from }) => highestCentavos >= from) ?? reais;
}
