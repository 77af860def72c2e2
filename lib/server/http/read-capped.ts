import 'server-only';

/** Reads a body as it comes; null once it grows past `maxBytes`, with the rest left unread and its source let go. */
export async function readCapped(body: AsyncIterable<Uint8Array> | null, maxBytes: number): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop early is what tells a stream that nobody wants the rest.
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
