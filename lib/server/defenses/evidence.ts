import 'server-only';
import { createHash } from 'node:crypto';
import { defenseLimits } from '@/lib/contracts/defenses';
import type { FileRefusal } from '@/lib/contracts/drafts';
import { evidenceKind } from './evidence-kind';

/** A file that may go with a defense. */
export interface Evidence {
  readonly name: string;
  readonly mimeType: string;
  readonly size: number;
  readonly sha256: string;
  readonly content: Buffer;
}

const extensions = { pdf: /\.pdf$/i, png: /\.png$/i, jpeg: /\.jpe?g$/i } as const;
export const mimeTypes = { pdf: 'application/pdf', png: 'image/png', jpeg: 'image/jpeg' } as const;

const longestName = 255;

/** Reads a file as evidence, or says why it is none. Its name stays as it came, without any path before it. */
export function readEvidence(givenName: string, content: Buffer): Evidence | FileRefusal {
  const name = givenName.split(/[\\/]/).at(-1) ?? '';
  // Controls and the signs that turn the direction of writing make a name look like another one.
  if (name === '' || name.length > longestName || /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(name)) return 'name';
  if (content.length === 0) return 'empty';
  if (content.length > defenseLimits.bytes) return 'total';
  if (!Object.values(extensions).some((extension) => extension.test(name))) return 'extension';
  const kind = evidenceKind(content);
  if (kind === null || !extensions[kind].test(name)) return 'content';
  if (isActive(content)) return 'active';
  return { name, mimeType: mimeTypes[kind], size: content.length, sha256: createHash('sha256').update(content).digest('hex'), content };
}

/** A document that runs something when it is opened is no evidence, and whoever reads the defense may not open it. */
function isActive(content: Buffer): boolean {
  return content.includes('/JavaScript') || content.includes('/Launch');
}
