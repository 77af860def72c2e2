/** Bytes in MB by which memory grows for each call, by least squares over the last half of the samples: the first half fills what stays. */
export function memorySlope(samples: readonly { readonly ended: number; readonly bytes: number }[]): number {
  const half = samples.slice(Math.floor(samples.length / 2));
  const mean = (of: (one: (typeof half)[number]) => number) => half.reduce((sum, one) => sum + of(one), 0) / Math.max(1, half.length);
  const [x, y] = [mean(({ ended }) => ended), mean(({ bytes }) => bytes)];
  const spread = half.reduce((sum, { ended }) => sum + (ended - x) ** 2, 0);
  const together = half.reduce((sum, { ended, bytes }) => sum + (ended - x) * (bytes - y), 0);
  return spread === 0 ? 0 : together / spread / 1e6;
}
