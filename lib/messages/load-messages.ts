import type { Locale } from '@/lib/format/locale';
import type { Messages } from './pt-BR/messages';

export type { Messages };

/** The messages of one language; the other language is not loaded. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const { messages } = locale === 'en' ? await import('./en/messages') : await import('./pt-BR/messages');
  return messages;
}
