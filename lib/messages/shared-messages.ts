import type { Locale } from '@/lib/format/locale';
import type { Messages } from './load-messages';

// The pages are drawn by two bundles of one process, on the server, so what both read is stored on the global object.
const holder = globalThis as typeof globalThis & { balcaoMessages?: Partial<Record<Locale, Promise<Messages>>> };

/** On the server: hands the messages of a language to the pages drawn in this process. */
export function shareMessages(locale: Locale, messages: Promise<Messages>): void {
  holder.balcaoMessages ??= {};
  holder.balcaoMessages[locale] ??= messages;
}

/**
 * The messages of a language: on the server those that were shared, in a browser the file at this address, read once and kept by it for good. They are
 * not part of the pages, which would carry a hundred times what each shows.
 */
export function sharedMessages(locale: Locale, address: string): Promise<Messages> {
  holder.balcaoMessages ??= {};
  holder.balcaoMessages[locale] ??= readMessages(address);
  return holder.balcaoMessages[locale];
}

/** Tries three times; a page without words cannot come to life. */
async function readMessages(address: string, tries = 3): Promise<Messages> {
  try {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`messages: ${answer.status}`);
    // Our own file, compiled from the type it is given.
    return (await answer.json()) as Messages;
  } catch (error) {
    if (tries === 1) throw error;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    return readMessages(address, tries - 1);
  }
}
