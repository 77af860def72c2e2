import type { Call } from './call-tree';

const width = 1200;
const row = 18;
const maxDepth = 40;
/** Narrower calls are left out: nobody could read or hit them. */
const minWidth = 1;

/** Draws calls as a flame graph: each box is as wide as the time in it, and stands below what called it. */
export function flameGraph(root: Call, title: string): string {
  const boxes: string[] = [];
  let deepest = 0;
  const draw = (call: Call, left: number, depth: number): void => {
    const wide = (call.total / root.total) * width;
    if (wide < minWidth || depth > maxDepth) return;
    deepest = Math.max(deepest, depth);
    const share = `${((call.total / root.total) * 100).toFixed(1)} %`;
    const label = `${call.name} (${call.part})`;
    const shown = wide < 40 ? '' : escaped(label.slice(0, Math.floor(wide / 6.2)));
    boxes.push(
      `<g><title>${escaped(label)}: ${share}, itself ${((call.self / root.total) * 100).toFixed(1)} %</title><rect x="${left.toFixed(1)}" y="${24 + depth * row}" width="${Math.max(wide - 0.5, 0.5).toFixed(1)}" height="${row - 1}" fill="${colour(call.part)}"/>${shown && `<text x="${(left + 3).toFixed(1)}" y="${24 + depth * row + 12}">${shown}</text>`}</g>`,
    );
    let from = left;
    for (const below of call.below) {
      draw(below, from, depth + 1);
      from += (below.total / root.total) * width;
    }
  };
  draw(root, 0, 0);
  const height = 24 + (deepest + 1) * row;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="monospace" font-size="10">
<title>${escaped(title)}</title>
<rect width="${width}" height="${height}" fill="#ffffff"/>
<text x="3" y="15" font-size="12">${escaped(title)}</text>
${boxes.join('\n')}
</svg>
`;
}

/** Ours petrol, packages amber, Node and its engine grey. */
function colour(part: string): string {
  if (/^(?:lib|app|components|scripts|proxy|instrumentation)\b/.test(part)) return '#9fd3d9';
  return part === 'engine' || part === 'all' || part.startsWith('node') || part.startsWith('(') ? '#d9dee0' : '#f0d39a';
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
