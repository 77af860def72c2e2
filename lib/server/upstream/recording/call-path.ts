import 'server-only';
import type { Endpoint } from '@/lib/contracts/endpoint';
import { documentKind } from '@/lib/format/identifier/document';

/** A random Pix key looks like any other UUID, so none of them is written down. */
const uuid = /^[0-9a-f]{8}-?(?:[0-9a-f]{4}-?){3}[0-9a-f]{12}$/i;

/**
 * The path of a call as it may be written down: without query, and with the name of a parameter where its value may be a document, a phone, a card number or
 * a Pix key, whoever typed it there.
 */
export function callPath({ path }: Pick<Endpoint, 'path'>, params: Readonly<Record<string, string>> = {}): string {
  return path.replaceAll(/\{(\w+)\}/g, (open, name: string) => {
    const value = params[name];
    return value !== undefined && isPlainId(value) ? value : open;
  });
}

/** An id has letters as well as digits, and is neither a document nor a key. */
function isPlainId(value: string): boolean {
  const mixed = /^(?=.*[a-z])[A-Za-z0-9_-]{1,64}$/i.test(value) && !/\d{8,}$/.test(value.replaceAll('-', ''));
  return mixed && !uuid.test(value) && documentKind(value) === null;
}
