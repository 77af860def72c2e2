import type { Locale } from '@/lib/format/locale';
import { compileMessages } from './compile-messages';
import { loadMessages, type Messages } from './load-messages';

const known = new Map<Locale, Promise<Messages>>();

/** The words of one language as the app's formatter reads them, compiled once. */
export function compiledMessages(locale: Locale): Promise<Messages> {
  const messages = known.get(locale) ?? loadMessages(locale).then(compileMessages);
  known.set(locale, messages);
  return messages;
}
