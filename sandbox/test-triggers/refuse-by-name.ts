import type { NamesOf } from '@/lib/contracts/registry';
import { codeOf, refusal } from './refusal';

/** The domain of e-mail keys that ask for something, and the host of QR codes that do. */
export const testDomain = 'sandbox.example';

/** What a key of the magic domain asks for (`svk300@sandbox.example`), in small letters; null for every other key. */
export function refusalRequestedByKey(key: string): string | null {
  return key.endsWith(`@${testDomain}`) ? key.slice(0, -testDomain.length - 1) : null;
}

/** What the address of a QR code of the magic domain asks for (`sandbox.example/qr/svk310`). */
export function refusalRequestedByUrl(location: string): string | null {
  return location.startsWith(`${testDomain}/`) ? (location.split('/').at(-1) ?? null) : null;
}

/** @throws ServiceProblem with the code asked for by name, when the document lists it for the call. */
export function refuseByTestName(name: NamesOf<'pix'>, asked: string | null): void {
  const code = asked === null ? null : codeOf(name, asked.toUpperCase());
  if (code !== null) throw refusal(code);
}
