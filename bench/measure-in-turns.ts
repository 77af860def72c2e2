import { type Load, measure } from './load';

type Figures = Awaited<ReturnType<typeof measure>>;

/** One of several ways that are compared. */
export type Way = readonly [name: string, load: Omit<Load, 'connections' | 'seconds'>];

interface Turns {
  readonly connections: number;
  readonly seconds: number;
  readonly rounds: number;
}

/** Measures each way in turn, because the speed of the machine varies from minute to minute, and gives the medians. */
export async function measureInTurns(ways: readonly Way[], { rounds, ...load }: Turns): Promise<(Figures & { readonly name: string })[]> {
  const measured = ways.map(([name, way]) => {
    const runs: Figures[] = [];
    return { name, way, runs };
  });
  for (let round = 0; round < rounds; round += 1) for (const { way, runs } of measured) runs.push(await measure({ ...way, ...load }));
  return measured.map(({ name, runs }) => ({
    name,
    perSecond: median(runs.map(({ perSecond }) => perSecond)),
    p50: median(runs.map(({ p50 }) => p50)),
    p99: median(runs.map(({ p99 }) => p99)),
    failed: runs.reduce((sum, { failed }) => sum + failed, 0),
  }));
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
