import 'server-only';
import type { Locale } from '@/lib/format/locale';
import { loadMessages } from '@/lib/messages/load-messages';

/** The words that stand at a place of the messages, "transactions.columns", by their keys; what has none is null. */
export type Words = (place: string, key: string) => string | null;

/** The words of the screen for the file, which are plain text without values to fill in. */
export async function readWords(locale: Locale): Promise<Words> {
  const messages: unknown = await loadMessages(locale);
  return (place, key) => {
    const found = [...place.split('.'), key].reduce(under, messages);
    return typeof found === 'string' ? found : null;
  };
}

function under(value: unknown, key: string): unknown {
  return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
