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
 * A form as multipart/form-data, part after part, its length known beforehand. Written here because the usual encoders turn every
 * line break of a text into two signs, and the service counts signs.
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

/** As browsers write names (HTML: multipart/form-data encoding): in UTF-8, with the three signs replaced that would end a name. */
function quoted(name: string): string {
  return name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
