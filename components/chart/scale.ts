/** The axis of a chart: round steps from 0 to at least `highest`, three to five of them. */
export function ticks(highest: number): number[] {
  const rough = Math.max(highest, 1) / 3;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? rough;
  const count = Math.max(1, Math.ceil(highest / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}
