import { layerTable } from './layer-table';

/** Who may import whom, seen from the top: a folder's inner layers are drawn as one box. */
export function layersPicture(): string {
  const tops = layerTable().filter(({ folder }) => !inside(folder, 'components') && !inside(folder, 'lib/server'));
  const names = tops.map(({ folder }) => folder);
  const edges = tops.flatMap(({ folder, may }) =>
    may.flatMap((target) => names.filter((name) => name === target || inside(name, target)).map((name) => [folder, name] as const)),
  );
  return flowchart(names, edges);
}

/** The same inside one folder that is layered itself. */
export function innerLayersPicture(parent: string): string {
  const inner = layerTable().filter(({ folder }) => inside(folder, parent));
  const names = inner.map(({ folder }) => folder.slice(parent.length + 1));
  const edges = inner.flatMap(({ folder, may }) =>
    may
      .filter((target) => inside(target, parent))
      .map((target) => [folder.slice(parent.length + 1), target.slice(parent.length + 1)] as const),
  );
  return flowchart(names, edges);
}

type Edge = readonly [from: string, to: string];

/** An arrow reads "may import"; one that follows from two others is left out. */
function flowchart(names: readonly string[], edges: readonly Edge[]): string {
  const boxes = [...new Set([...names, ...edges.flat()])];
  const drawn = edges.filter(([from, to]) => from !== to && !reaches(from, to, withoutEdge(edges, from, to)));
  const id = (name: string) => name.replace(/\W/g, '_');
  return [
    '```mermaid',
    'flowchart TD',
    ...boxes.map((name) => `  ${id(name)}["${name}"]`),
    ...drawn.map(([from, to]) => `  ${id(from)} --> ${id(to)}`),
    '```',
  ].join('\n');
}

const withoutEdge = (edges: readonly Edge[], from: string, to: string) => edges.filter((edge) => edge[0] !== from || edge[1] !== to);

function reaches(from: string, to: string, edges: readonly Edge[], seen = new Set<string>()): boolean {
  if (from === to) return true;
  if (seen.has(from)) return false;
  seen.add(from);
  return edges.some(([start, end]) => start === from && reaches(end, to, edges, seen));
}

const inside = (path: string, folder: string) => path.startsWith(`${folder}/`);
