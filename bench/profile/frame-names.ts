import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ProfileNode } from './inspect';

/** What a function belongs to: a part of ours, a package, Node or its engine. */
export interface Frame {
  readonly part: string;
  readonly name: string;
}

interface Place {
  readonly file: string;
  /** From nought; of the source, where a map leads there. */
  readonly line?: number;
}

/** Names the functions of a built app by its source maps. */
export function frameNames(): (node: ProfileNode) => Frame {
  const maps = new Map<string, SourceMap | null>();
  const mapOf = (file: string): SourceMap | null => {
    if (!maps.has(file)) maps.set(file, existsSync(`${file}.map`) ? new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8'))) : null);
    return maps.get(file) ?? null;
  };
  const linesOf = new Map<string, readonly string[]>();

  const placeOf = ({ url, lineNumber, columnNumber }: ProfileNode['callFrame']): Place | null => {
    const file = url.startsWith('file:') ? fileURLToPath(url) : url;
    if (!path.isAbsolute(file)) return null;
    const entry = mapOf(file)?.findEntry(lineNumber, columnNumber);
    // Between two mapped places there may be code of the bundler, which has none.
    if (!entry || !('originalSource' in entry) || !entry.originalSource) return { file: path.relative('.', file) };
    return { file: ownPath(entry.originalSource, file), line: entry.originalLine };
  };

  const nameAt = ({ file, line }: Place, given: string): string => {
    if (line === undefined || !existsSync(file)) return given;
    if (!linesOf.has(file)) linesOf.set(file, readFileSync(file, 'utf8').split('\n'));
    const text = linesOf.get(file)?.[line] ?? '';
    return /(?:function\*?|const|let|class|async)\s+([\w$]+)\s*[=(<]/.exec(text)?.[1] ?? given;
  };

  return ({ callFrame }) => {
    const { functionName, url } = callFrame;
    if (url === '') return { part: functionName.startsWith('(') ? functionName : 'engine', name: functionName || 'anonymous' };
    if (url.startsWith('node:')) return { part: url.startsWith('node:internal/') ? 'node' : url, name: functionName || 'anonymous' };
    const place = placeOf(callFrame);
    if (!place) return { part: 'node', name: functionName || 'anonymous' };
    return { part: partOf(place.file), name: nameAt(place, functionName || 'anonymous') };
  };
}

/** A path in this checkout, from the way a map names it. */
function ownPath(source: string, map: string): string {
  const named = source.replace(/^turbopack:\/+/, '').replace(/^\[project\]\//, '');
  if (named !== source) return decodeURIComponent(named);
  return path.relative(
    '.',
    source.startsWith('file:') ? fileURLToPath(source) : path.resolve(path.dirname(map), decodeURIComponent(source)),
  );
}

function partOf(file: string): string {
  const [, scoped] = /node_modules\/((?:@[^/]+\/)?[^/]+)(?!.*node_modules\/)/.exec(file) ?? [];
  if (scoped) return scoped;
  const folders = file.split('/').slice(0, -1);
  return folders.slice(0, 3).join('/') || file;
}
