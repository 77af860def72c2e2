import 'server-only';
import type { EvidenceKind } from '@/lib/server/files/evidence-kind';

/** The extensions of each kind; the first is the default. */
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
 * The file name with the extension of its detected content, because the service and its readers go by it. A missing or wrong extension of a
 * picture is corrected. Null for any other extension, which could disguise the file.
 */
export function evidenceName(name: string, kind: EvidenceKind): string | null {
  const given = ending.exec(name)?.[1]?.toLowerCase();
  if (given === undefined) return `${name}.${endings[kind][0]}`;
  if (endings[kind].includes(given)) return name;
  return kind !== 'pdf' && pictureEndings.has(given) ? name.replace(ending, `.${endings[kind][0]}`) : null;
}

/** Whether a file name has the extension of a kind of evidence, or none. */
export function mayBeEvidence(name: string): boolean {
  const given = ending.exec(name)?.[1]?.toLowerCase();
  return given === undefined || given === 'pdf' || pictureEndings.has(given);
}
