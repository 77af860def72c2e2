import type { Locale } from '@/lib/format/locale';
import type { Messages } from './messages';

export type { Messages };

/** The messages of one language. The texts are read at the first call, so that whoever needs the type alone does not load them. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const { messagesIn } = await import('./messages');
  return messagesIn(locale);
}
