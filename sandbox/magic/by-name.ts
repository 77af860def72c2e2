import type { NamesOf } from '@/lib/contracts/registry';
import { codeOf, refusal } from './refusal';

/** The domain of e-mail keys that ask for something, and the host of QR codes that do. */
export const magicDomain = 'sandbox.example';

/** What a key of the magic domain asks for (`svk300@sandbox.example`), in small letters; null for every other key. */
export function askedByKey(key: string): string | null {
  return key.endsWith(`@${magicDomain}`) ? key.slice(0, -magicDomain.length - 1) : null;
}

/** What the address of a QR code of the magic domain asks for (`sandbox.example/qr/svk310`). */
export function askedByAddress(location: string): string | null {
  return location.startsWith(`${magicDomain}/`) ? (location.split('/').at(-1) ?? null) : null;
}

/** @throws ServiceProblem with the code asked for by name, when the document lists it for the call. */
export function refuseByName(name: NamesOf<'pix'>, asked: string | null): void {
  const code = asked === null ? null : codeOf(name, asked.toUpperCase());
  if (code !== null) throw refusal(code);
}
