import 'server-only';
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';

/** A form with files, in the order in which it is sent. */
export interface MultipartForm {
  readonly fields: readonly { readonly name: string; readonly value: string }[];
  readonly files: readonly {
    readonly name: string;
    readonly filename: string;
    readonly mimeType: string;
    readonly content: Uint8Array;
  }[];
}

/**
 * Encodes multipart/form-data with a known length. Not left to the usual encoders, because they turn every line break into two characters
 * and the service counts characters.
 */
export function multipart({ fields, files }: MultipartForm) {
  const boundary = `balcao-${randomUUID()}`;
  const open = (disposition: string, type = '') =>
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n${type && `Content-Type: ${type}\r\n`}\r\n`);
  const end = Buffer.from('\r\n');
  const parts: readonly Uint8Array[] = [
    ...fields.flatMap(({ name, value }) => [open(`name="${quoted(name)}"`), Buffer.from(value), end]),
    ...files.flatMap(({ name, filename, mimeType, content }) => [
      open(`name="${quoted(name)}"; filename="${quoted(filename)}"`, mimeType),
      content,
      end,
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ];
  const length = parts.reduce((sum, part) => sum + part.byteLength, 0);
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, 'content-length': String(length) },
    body: Readable.from(parts),
  };
}

/** Escapes a field name as browsers do (HTML: multipart/form-data encoding): UTF-8, with the three characters escaped that would end it. */
function quoted(name: string): string {
  return name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
