import 'server-only';
import type { EvidenceKind } from '@/lib/server/files/evidence-kind';

/** The endings a kind goes by; the first is the one it gets where a name has none, or that of another picture. */
const endings: Readonly<Record<EvidenceKind, readonly [string, ...string[]]>> = {
  pdf: ['pdf'],
  png: ['png'],
  jpeg: ['jpg', 'jpeg'],
};

/** What a JPEG or a picture of another kind may be called by the program that saved it. */
const pictureEndings: ReadonlySet<string> = new Set(['png', 'jpg', 'jpeg', 'jfif', 'jpe', 'pjpeg', 'pjp']);

/** An ending is a few letters and digits; "Nota 12.2026" has none. */
const ending = /\.(?=[a-z0-9]*[a-z])([a-z0-9]{1,8})$/i;

/**
 * The name of a file with an ending that says what it is, because the service and those who open it go by that. The content decides: a
 * name without an ending gets one, and a picture under the ending of another picture gets its own. Null for an ending of anything else,
 * which could make a file look like another one.
 */
export function evidenceName(name: string, kind: EvidenceKind): string | null {
  const given = ending.exec(name)?.[1]?.toLowerCase();
  if (given === undefined) return `${name}.${endings[kind][0]}`;
  if (endings[kind].includes(given)) return name;
  return kind !== 'pdf' && pictureEndings.has(given) ? name.replace(ending, `.${endings[kind][0]}`) : null;
}

/** Whether a name ends as a file that may be evidence, or has no ending at all. */
export function mayBeEvidence(name: string): boolean {
  const given = ending.exec(name)?.[1]?.toLowerCase();
  return given === undefined || given === 'pdf' || pictureEndings.has(given);
}
