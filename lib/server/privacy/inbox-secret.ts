import 'server-only';
import { cardInboxSecret, inboxSecret } from '@/lib/server/callback-address/callback-url';
import { hiddenSecret } from '@/lib/server/callback-address/own-address';
import type { Environment } from '@/lib/server/environment';

type Keyed = Pick<Environment, 'sealKey'>;

/** Whoever knows a key of our inbox may tell it what they like: they are hidden wherever they stand in an answer, raw answers included. */
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

/** What holds no text to change is handed on as it is: nearly all answers are, and lists are long. */
function changeTexts<T>(value: T, change: Change): T {
  // Text becomes text and nothing else is touched: the type of what goes in is that of what comes out.
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

/** Files and forms pass as they are. */
function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
