import type { NamesOf } from '@/lib/contracts/registry';
import { createTestRefusal, findListedCode } from './refusal';

/** The domain of test e-mail keys and of test QR codes. */
export const testDomain = 'sandbox.example';

/** The test trigger of a key of the test domain, such as `svk300` of `svk300@sandbox.example`; null for other keys. */
export function refusalRequestedByKey(key: string): string | null {
  return key.endsWith(`@${testDomain}`) ? key.slice(0, -testDomain.length - 1) : null;
}

/** The test trigger of a QR code URL of the test domain, such as `svk310` of `sandbox.example/qr/svk310`; null for others. */
export function refusalRequestedByUrl(location: string): string | null {
  return location.startsWith(`${testDomain}/`) ? (location.split('/').at(-1) ?? null) : null;
}

/** @throws ServiceProblem with the code that the trigger names, when the document lists it for the call. */
export function refuseByTestName(name: NamesOf<'pix'>, trigger: string | null): void {
  const code = trigger === null ? null : findListedCode(name, trigger.toUpperCase());
  if (code !== null) throw createTestRefusal(code);
}
