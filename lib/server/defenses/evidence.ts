import 'server-only';
import { createHash } from 'node:crypto';
import type { FileRefusal } from '@/lib/contracts/office/infractions/drafts';
import { defenseLimits } from '@/lib/contracts/pix/infractions/defenses';
import { type EvidenceKind, evidenceKind, otherPicture } from '@/lib/server/files/evidence-kind';
import { evidenceName, mayBeEvidence } from './evidence-name';
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

export const mimeTypes = { pdf: 'application/pdf', png: 'image/png', jpeg: 'image/jpeg' } as const;

const maxNameLength = 255;

/** For each kind, the cleaned bytes that are stored, shown, hashed and sent; or why the file is refused. */
const examine: Readonly<Record<EvidenceKind, (content: Buffer) => Buffer | FileRefusal>> = {
  pdf: (content) => pdfRefusal(content) ?? content,
  png: (content) => cleanPng(content) ?? 'unreadable',
  jpeg: (content) => cleanJpeg(content) ?? 'unreadable',
};

/**
 * Accepts a file as evidence, or returns why not. Its name loses a path in front and gets an ending that fits its content; pictures lose
 * their metadata.
 */
export function readEvidence(givenName: string, bytes: Buffer): Evidence | FileRefusal {
  const given = givenName.split(/[\\/]/).at(-1) ?? '';
  // Control characters and direction marks can make a name look like another one.
  if (given === '' || /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(given)) return 'name';
  if (bytes.length === 0) return 'empty';
  if (bytes.length > defenseLimits.bytes) return 'total';
  const kind = evidenceKind(bytes);
  if (kind === null) return otherPicture(given, bytes) ?? (mayBeEvidence(given) ? 'content' : 'extension');
  const name = evidenceName(given, kind);
  if (name === null) return mayBeEvidence(given) ? 'content' : 'extension';
  if (name.length > maxNameLength) return 'name';
  const content = examine[kind](bytes);
  if (typeof content === 'string') return content;
  return { name, mimeType: mimeTypes[kind], size: content.length, sha256: createHash('sha256').update(content).digest('hex'), content };
}
