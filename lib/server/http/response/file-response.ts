import 'server-only';
import type { Endpoint } from '@/lib/contracts/endpoint';
import { evidenceKind } from '@/lib/server/files/evidence-kind';

const types = { png: 'image/png', jpeg: 'image/jpeg', pdf: 'application/pdf', csv: 'text/csv; charset=utf-8' } as const;

/**
 * A file of the service whose first bytes were checked. Named by us, displayed or saved but never run: no script, no frame, no content
 * sniffing.
 */
export function fileAnswer(
  bytes: Uint8Array,
  { answers, path }: Endpoint,
  params: Readonly<Record<string, string>>,
  requestId: string,
): Response {
  const kind = answers === 'evidence' ? evidenceKind(Buffer.from(bytes)) : answers;
  if (!isKnown(kind)) throw new Error('bytes of no known kind');
  const name = `${path.split('/')[1] ?? 'file'}-${params.id ?? 'balcao'}.${kind}`;
  return new Response(Buffer.from(bytes), {
    headers: {
      'content-type': types[kind],
      'content-disposition': `inline; filename="${name}"`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'x-request-id': requestId,
    },
  });
}

function isKnown(kind: string | null | undefined): kind is keyof typeof types {
  return typeof kind === 'string' && Object.hasOwn(types, kind);
}
