import 'server-only';
import { createHash } from 'node:crypto';
import type { FileRefusal } from '@/lib/contracts/office/infractions/drafts';
import { defenseLimits } from '@/lib/contracts/pix/infractions/defenses';
import { type EvidenceKind, evidenceKind } from '@/lib/server/files/evidence-kind';
import { pdfRefusal } from './pdf/pdf-refusal';
import { cleanJpeg } from './pictures/clean-jpeg';
import { cleanPng } from './pictures/clean-png';

/** A file accepted as evidence of a defense. */
export interface Evidence {
  readonly name: string;
  readonly mimeType: string;
  readonly size: number;
  readonly sha256: string;
  readonly content: Buffer;
}

const extensions = { pdf: /\.pdf$/i, png: /\.png$/i, jpeg: /\.jpe?g$/i } as const;
export const mimeTypes = { pdf: 'application/pdf', png: 'image/png', jpeg: 'image/jpeg' } as const;

const maxNameLength = 255;

/** For each kind, the cleaned bytes that are stored, shown, hashed and sent; or why the file is refused. */
const examine: Readonly<Record<EvidenceKind, (content: Buffer) => Buffer | FileRefusal>> = {
  pdf: (content) => pdfRefusal(content) ?? content,
  png: (content) => cleanPng(content) ?? 'unreadable',
  jpeg: (content) => cleanJpeg(content) ?? 'unreadable',
};

/** Accepts a file as evidence, or returns why not. Its name stays unchanged except for a path in front; pictures lose their metadata. */
export function readEvidence(givenName: string, given: Buffer): Evidence | FileRefusal {
  const name = givenName.split(/[\\/]/).at(-1) ?? '';
  // Control characters and direction marks can make a name look like another one.
  if (name === '' || name.length > maxNameLength || /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(name)) return 'name';
  if (given.length === 0) return 'empty';
  if (given.length > defenseLimits.bytes) return 'total';
  if (!Object.values(extensions).some((extension) => extension.test(name))) return 'extension';
  const kind = evidenceKind(given);
  if (kind === null || !extensions[kind].test(name)) return 'content';
  const content = examine[kind](given);
  if (typeof content === 'string') return content;
  return { name, mimeType: mimeTypes[kind], size: content.length, sha256: createHash('sha256').update(content).digest('hex'), content };
}
