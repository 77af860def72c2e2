import { assumptionsTable, limitsTable } from './assumptions';
import { dataModelPicture } from './data-model-picture';
import { exampleSettings } from './example-settings';
import { innerLayersPicture, layersPicture } from './layers-picture';
import { requestPicture } from './request-picture';
import { serverRoomList } from './server-room-list';

/** Text of a document that is made from the code; without a mark it is the whole file. */
export interface Part {
  readonly file: string;
  readonly mark?: string;
  readonly text: () => string | Promise<string>;
}

/** `npm run docs` writes these, and a test holds the committed text to them. */
export const parts: readonly Part[] = [
  { file: 'docs/assumptions.md', mark: 'calls', text: assumptionsTable },
  { file: 'docs/assumptions.md', mark: 'limits', text: limitsTable },
  { file: 'docs/architecture.md', mark: 'layers', text: layersPicture },
  { file: 'docs/architecture.md', mark: 'component layers', text: () => innerLayersPicture('components') },
  { file: 'docs/architecture.md', mark: 'server rooms', text: serverRoomList },
  { file: 'docs/architecture.md', mark: 'request', text: requestPicture },
  { file: 'docs/architecture.md', mark: 'data model', text: dataModelPicture },
  { file: '.env.example', text: exampleSettings },
];

/** The document with the part as it should be now. */
export function withPart(document: string, mark: string | undefined, text: string): string {
  if (mark === undefined) return text;
  const [begin, end] = [`<!-- ${mark} -->`, `<!-- /${mark} -->`];
  const [from, to] = [document.indexOf(begin), document.indexOf(end)];
  if (from === -1 || to < from) throw new Error(`A document lacks the marks ${begin} and ${end}.`);
  return `${document.slice(0, from)}${begin}\n\n${text}\n\n${document.slice(to)}`;
}
