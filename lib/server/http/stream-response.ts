import 'server-only';
import type { FileStream } from '@/lib/contracts/file-stream';

/** A file that is saved, never shown: its name is of our own making, and nothing of it is run or kept on the way. */
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
