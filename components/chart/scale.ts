const stepsOfTen = [1, 2, 5];
/** Steps from zero to the top: more lines than that say less. */
const steps = 4;

/**
 * The round amounts beside the bars, in centavos, from zero to the first that no bar exceeds. Steps are 1, 2 or 5 times a power of ten, a centavo at least.
 * Days without any money have the scale of a hundred reais.
 */
export function scaleOf(highestCentavos: number): number[] {
  const highest = highestCentavos || 100_00;
  const power = Math.max(1, 10 ** Math.floor(Math.log10(highest / steps)));
  const step = [...stepsOfTen.map((factor) => factor * power), 10 * power].find((size) => size * steps >= highest) ?? highest;
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, at) => at * step);
}
