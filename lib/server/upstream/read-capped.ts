import 'server-only';
import type { Readable } from 'node:stream';

/** Reads a body; null once it grows past `maxBytes`, with the rest left unread and the connection dropped. */
export async function readCapped(body: Readable, maxBytes: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maxBytes) {
      body.destroy();
      return null;
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
