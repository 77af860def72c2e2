import 'server-only';
import { cardInboxSecret, inboxSecret } from '@/lib/server/callback-address/callback-url';
import { hiddenSecret } from '@/lib/server/callback-address/own-address';
import type { Environment } from '@/lib/server/environment';

type Keyed = Pick<Environment, 'sealKey'>;

/** Masks our inbox secrets in an answer, raw answers included: whoever knows one can send forged callbacks. */
export function hideInboxSecret<T>(answer: T, environment: Keyed): T {
  const keys = [inboxSecret(environment), cardInboxSecret(environment)];
  return changeTexts(answer, {
    where: (text) => keys.some((key) => text.includes(key)),
    to: (text) => keys.reduce((shown, key) => shown.replaceAll(key, hiddenSecret), text),
  });
}

interface Change {
  readonly where: (text: string) => boolean;
  readonly to: (text: string) => string;
}

/** Returns values without a matching text unchanged: nearly all answers are, and lists are long. */
function changeTexts<T>(value: T, change: Change): T {
  // Texts stay texts and nothing else is changed, so the type is preserved.
  return holds(value, change.where) ? (changed(value, change.to) as T) : value;
}

function holds(value: unknown, where: Change['where']): boolean {
  if (typeof value === 'string') return where(value);
  if (Array.isArray(value)) return value.some((item) => holds(item, where));
  if (!isPlain(value)) return false;
  for (const name in value) if (holds(value[name], where)) return true;
  return false;
}

function changed(value: unknown, to: Change['to']): unknown {
  if (typeof value === 'string') return to(value);
  if (Array.isArray(value)) return value.map((item) => changed(item, to));
  return isPlain(value) ? Object.fromEntries(Object.entries(value).map(([name, item]) => [name, changed(item, to)])) : value;
}

/** Files and forms are passed unchanged. */
function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
