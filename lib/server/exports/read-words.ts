import 'server-only';
import type { Locale } from '@/lib/format/locale';
import { loadMessages } from '@/lib/messages/load-messages';
import { wordAt } from '@/lib/messages/word-at';

/** The words that stand at a place of the messages, "transactions.columns", by their keys; what has none is null. */
export type Words = (place: string, key: string) => string | null;

/** The words of the screen for the file, which are plain text without values to fill in. */
export async function readWords(locale: Locale): Promise<Words> {
  const messages = await loadMessages(locale);
  return (place, key) => wordAt(messages, place, key);
}
