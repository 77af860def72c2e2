import { assumptionsTable, limitsTable } from './assumptions';
import { dataModelPicture } from './data-model-picture';
import { exampleSettings } from './example-settings';
import { innerLayersPicture, layersPicture } from './layers-picture';
import { requestPicture } from './request-picture';
import { serverRoomList } from './server-room-list';

/** Text of a document that is made from the code; without a section it is the whole file. */
export interface Part {
  readonly file: string;
  readonly section?: string;
  readonly text: () => string | Promise<string>;
}

/** `npm run docs` writes these, and a test holds the committed text to them. */
export const parts: readonly Part[] = [
  { file: 'docs/assumptions.md', section: 'calls', text: assumptionsTable },
  { file: 'docs/assumptions.md', section: 'limits', text: limitsTable },
  { file: 'docs/architecture.md', section: 'layers', text: layersPicture },
  { file: 'docs/architecture.md', section: 'component layers', text: () => innerLayersPicture('components') },
  { file: 'docs/architecture.md', section: 'server rooms', text: serverRoomList },
  { file: 'docs/architecture.md', section: 'request', text: requestPicture },
  { file: 'docs/architecture.md', section: 'data model', text: dataModelPicture },
  { file: '.env.example', text: exampleSettings },
];

/** The document with the part as it should be now. */
export function withPart(document: string, section: string | undefined, text: string): string {
  if (section === undefined) return text;
  const [begin, end] = [`<!-- ${section} -->`, `<!-- /${section} -->`];
  const [from, to] = [document.indexOf(begin), document.indexOf(end)];
  if (from === -1 || to < from) throw new Error(`A document lacks the comments ${begin} and ${end}.`);
  return `${document.slice(0, from)}${begin}\n\n${text}\n\n${document.slice(to)}`;
}
