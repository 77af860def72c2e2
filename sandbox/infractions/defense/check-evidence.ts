import { invalid } from '@/sandbox/problems/service-problem';

/** An evidence file; its type is detected from its first bytes. */
export interface Evidence {
  readonly name: string;
  readonly mimeType: string;
  readonly content: Buffer;
}

const signatures: readonly (readonly [string, Buffer])[] = [
  ['application/pdf', Buffer.from('%PDF-')],
  ['image/png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['image/jpeg', Buffer.from([0xff, 0xd8, 0xff])],
];
const maxNameLength = 255;

/**
 * Reads the evidence files. @throws ServiceProblem SVV001 that names each file whose content is not PDF, PNG or JPEG or whose name is
 * invalid.
 */
export async function checkEvidence(files: readonly File[]): Promise<Evidence[]> {
  const read = await Promise.all(files.map(async (file) => ({ name: file.name, content: Buffer.from(await file.arrayBuffer()) })));
  const checked = read.map(({ name, content }) => ({ name, content, mimeType: mimeTypeOf(content) }));
  const refused = checked.flatMap(({ name, mimeType }, index) => {
    if (mimeType === null) return [{ field: `files.${index}`, reason: 'deve ser PDF, PNG ou JPEG' }];
    return isName(name) ? [] : [{ field: `files.${index}`, reason: 'nome de arquivo inválido' }];
  });
  if (refused.length > 0) throw invalid(...refused);
  return checked.map(({ mimeType, ...file }) => ({ ...file, mimeType: mimeType ?? '' }));
}

function mimeTypeOf(content: Buffer): string | null {
  return signatures.find(([, signature]) => content.subarray(0, signature.length).equals(signature))?.[0] ?? null;
}

function isName(name: string): boolean {
  return name.length > 0 && name.length <= maxNameLength && !/[\\/\p{Cc}]/u.test(name);
}
