import 'server-only';
import type { Endpoint } from '@/lib/contracts/endpoint';

const types = { png: 'image/png', pdf: 'application/pdf', csv: 'text/csv; charset=utf-8' } as const;

/**
 * A file of the service, its first bytes checked before. Named by us, shown or saved but never run: no script, no frame,
 * no guessing of another type.
 */
export function fileAnswer(
  bytes: Uint8Array,
  { answers, path }: Endpoint,
  params: Readonly<Record<string, string>>,
  requestId: string,
): Response {
  const kind = answers === 'png' || answers === 'pdf' || answers === 'csv' ? answers : 'pdf';
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
