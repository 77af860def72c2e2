import 'server-only';
import type { Locale } from '@/lib/format/locale';
import { loadMessages } from '@/lib/messages/load-messages';
import { wordAt } from '@/lib/messages/word-at';

/** Looks up a message by namespace, "transactions.columns", and key; null where there is none. */
export type Words = (place: string, key: string) => string | null;

/** The messages of the screen for use in a file; plain texts without placeholders only. */
export async function readWords(locale: Locale): Promise<Words> {
  const messages = await loadMessages(locale);
  return (place, key) => wordAt(messages, place, key);
}
