import type { Locale } from '@/lib/format/locale';
import { compileMessages } from './compile-messages';
import { loadMessages, type Messages } from './load-messages';

const known = new Map<Locale, Promise<Messages>>();

/** The compiled messages of one language, cached. */
export function compiledMessages(locale: Locale): Promise<Messages> {
  const messages = known.get(locale) ?? loadMessages(locale).then(compileMessages);
  known.set(locale, messages);
  return messages;
}
