import type { Frame } from './frame-names';
import type { CpuProfile, ProfileNode } from './inspect';

/** A call and what it called, with the microseconds spent in it and below it. */
export interface Call extends Frame {
  readonly self: number;
  readonly total: number;
  readonly below: readonly Call[];
}

/** The calls of a profile from the top, those of one name made into one. Waiting is left out. */
export function callTree({ nodes, samples, timeDeltas }: CpuProfile, frameOf: (node: ProfileNode) => Frame): Call {
  const spent = new Map<number, number>();
  for (const [at, id] of samples.entries()) spent.set(id, (spent.get(id) ?? 0) + (timeDeltas[at] ?? 0));
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const callOf = (frame: Frame, same: readonly ProfileNode[]): Call => {
    const self = same.reduce((sum, { id }) => sum + (spent.get(id) ?? 0), 0);
    const groups = new Map<string, { frame: Frame; same: ProfileNode[] }>();
    for (const node of same.flatMap(({ children = [] }) => children.map((id) => byId.get(id)))) {
      if (!node || node.callFrame.functionName === '(idle)') continue;
      const below = frameOf(node);
      const key = `${below.part} ${below.name}`;
      const group = groups.get(key) ?? { frame: below, same: [] };
      group.same.push(node);
      groups.set(key, group);
    }
    const below = Array.from(groups.values(), (group) => callOf(group.frame, group.same)).toSorted((a, b) => b.total - a.total);
    return { ...frame, self, total: self + below.reduce((sum, { total }) => sum + total, 0), below };
  };
  return callOf({ part: 'all', name: 'all' }, nodes.slice(0, 1));
}

/** The time spent in each part itself, the longest first. */
export function selfTimes(root: Call): [part: string, microseconds: number][] {
  const times = new Map<string, number>();
  const add = ({ part, self, below }: Call): void => {
    times.set(part, (times.get(part) ?? 0) + self);
    below.forEach(add);
  };
  add(root);
  return Array.from(times).toSorted(([, a], [, b]) => b - a);
}

/** The microseconds spent in each of these functions, and in whatever they called. */
export function timesIn(root: Call, functions: readonly Frame[]): number[] {
  const times = functions.map(() => 0);
  const add = ({ part, name, total, below }: Call, within: readonly number[]): void => {
    const at = functions.findIndex((known) => known.name === name && part === known.part);
    const counts = at >= 0 && !within.includes(at);
    if (counts) times[at] = (times[at] ?? 0) + total;
    for (const call of below) add(call, counts ? [...within, at] : within);
  };
  add(root, []);
  return times;
}
