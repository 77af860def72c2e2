import { readFileSync } from 'node:fs';

const gateway = 'lib/server/gateway';

/** Look-ups, and the sorts of answers, are no steps. */
const isStep = (name: string) => !/^(randomUUID|log|errorName|problem|endpointNamed|shapeOf|(?!mask)\w+(Answer|Response|Of))$/.test(name);

/** The way of a request: the functions that `handleRequest` calls within its span, in their order, and then those of `dispatch`. */
export function requestPicture(): string {
  const request = stepsOf('handle-request', 'answerRequest');
  const call = stepsOf('dispatch', 'dispatch');
  // What follows it is done to the answer.
  const calling = call.indexOf('dispatchWhole');
  return [
    '```mermaid',
    'flowchart TD',
    '  browser(["browser"]) --> request_0',
    '  subgraph request["handleRequest: HTTP"]',
    ...chain('request', request),
    '  end',
    `  request_${request.indexOf('dispatch')} --> call_0`,
    '  subgraph call["dispatch: pages in process call it as well"]',
    ...chain('call', call),
    '  end',
    `  call_${calling} --> office[("our own records")]`,
    `  call_${calling} --> operations["operations: what moves money"]`,
    `  call_${calling} --> upstream["upstream: the payments service"]`,
    '  operations --> upstream',
    '```',
  ].join('\n');
}

function chain(group: string, steps: readonly string[]): string[] {
  return [
    ...steps.map((step, index) => `    ${group}_${index}["${step}"]`),
    ...steps.slice(1).map((_, index) => `    ${group}_${index} --> ${group}_${index + 1}`),
  ];
}

/** What a function calls of other modules, in the order of its text. */
function stepsOf(file: string, name: string): string[] {
  const source = readFileSync(`${gateway}/${file}.ts`, 'utf8');
  const imported = Array.from(source.matchAll(/^import (?!type )\{([^}]*)\}/gm), ([, list = '']) => list.split(',')).flat();
  const known = new Set(imported.map((entry) => entry.trim()).filter((entry) => !entry.startsWith('type ')));
  const [, body = ''] = new RegExp(`^export async function ${name}\\b([\\s\\S]*?)^\\}`, 'm').exec(source) ?? [];
  const called = Array.from(body.matchAll(/(?<![.\w])([a-z]\w+)(?:<[^>]*>)?\(/g), ([, callee = '']) => callee);
  const own = Array.from(source.matchAll(/^(?:async )?function ([a-z]\w+)/gm), ([, callee = '']) => callee);
  return [...new Set(called.filter((callee) => isStep(callee) && (known.has(callee) || (file === 'dispatch' && own.includes(callee)))))];
}
