import 'server-only';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import { entriesToObject } from '@/lib/contracts/query/entries-to-object';

/** Parses a multipart form by field name. Its parts are counted first: throws SVB413 for more than `maxParts`. */
export async function readForm(bytes: Buffer, contentType: string, maxParts: number): Promise<Record<string, unknown>> {
  if (hasMoreParts(bytes, contentType, maxParts)) throw problem({ statusCode: 413, errorCode: ownCodes.tooLarge });
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': contentType } }).formData();
  return entriesToObject(form);
}

/** Each part begins with the boundary, and the form ends with one. */
function hasMoreParts(bytes: Buffer, contentType: string, maxParts: number): boolean {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(contentType) ?? [];
  const boundary = `--${quoted ?? plain}`;
  let parts = -1;
  for (let at = bytes.indexOf(boundary); at !== -1; at = bytes.indexOf(boundary, at + boundary.length)) {
    parts += 1;
    if (parts > maxParts) return true;
  }
  return false;
}
