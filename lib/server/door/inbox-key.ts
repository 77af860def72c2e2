import 'server-only';
import type { Environment } from '@/lib/server/environment';
import { callbackKey, cardCallbackKey } from '@/lib/server/inbox/callback-url';

type Keyed = Pick<Environment, 'sealKey'>;

/** What stands in place of the key; an address with it is still an address. */
export const hiddenKey = '***';
const path = '/api/callbacks/';

/** Whoever knows a key of our inbox may tell it what they like: they are hidden wherever they stand in an answer, raw answers included. */
export function hideInboxKey(answer: unknown, environment: Keyed): unknown {
  const keys = [callbackKey(environment), cardCallbackKey(environment)];
  const shortest = Math.min(...keys.map((key) => key.length));
  // Most texts of a list are shorter than a key.
  return inTexts(answer, (text) => (text.length < shortest ? text : keys.reduce((shown, key) => shown.replaceAll(key, hiddenKey), text)));
}

/** An address that was shown with its key hidden, and comes back as a filter or in a form, is the whole address again. */
export function restoreInboxKey<T>(given: T, environment: Keyed): T {
  const whole = path + callbackKey(environment);
  // Text becomes text and nothing else is touched: the type of what goes in is that of what comes out.
  return inTexts(given, (text) => text.replaceAll(path + hiddenKey, whole)) as T;
}

/** What holds no text that changes is handed on as it is: most answers are, and lists are long. */
function inTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) {
    const changed = value.map((item) => inTexts(item, change));
    return changed.some((item, at) => item !== value[at]) ? changed : value;
  }
  if (!isPlain(value)) return value;
  let changed: Record<string, unknown> | null = null;
  for (const name of Object.keys(value)) {
    const item = value[name];
    const other = inTexts(item, change);
    if (other !== item) changed = { ...(changed ?? value), [name]: other };
  }
  return changed ?? value;
}

/** Files and forms pass as they are. */
function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
