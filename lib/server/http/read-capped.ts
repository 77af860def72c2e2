import 'server-only';

/** Reads a body as a stream; null once it exceeds `maxBytes`, with the rest unread and its source closed. */
export async function readCapped(body: AsyncIterable<Uint8Array> | null, maxBytes: number): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop early closes the stream.
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
