import 'server-only';
import type { FileStream } from '@/lib/contracts/file-stream';

/** A file download, never displayed: with a name we chose, and not cached. */
export function streamAnswer({ file }: FileStream, requestId: string): Response {
  const { name, contentType, size, body } = file;
  return new Response(body, {
    headers: {
      'content-type': contentType,
      'content-disposition': `attachment; filename="${name.replaceAll(/[^\w.-]/g, '-')}"`,
      ...(size === null ? {} : { 'content-length': String(size) }),
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'x-request-id': requestId,
    },
  });
}
