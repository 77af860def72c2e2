import type { Metadata } from 'next';
import { createTranslator } from 'use-intl/core';
import { compiledMessages } from '@/lib/messages/compiled-messages';
import type { Messages } from '@/lib/messages/load-messages';
import { pageLocale } from '@/lib/server/page/preferences';

/** The namespaces that are a page with a title. */
type Titled = { [K in keyof Messages]: Messages[K] extends { readonly title: string } ? K : never }[keyof Messages] | 'transaction';

/** The title of a page in the reader's language. Never a name, a document or an amount: titles end in histories. */
export async function pageMetadata(page: Titled): Promise<Metadata> {
  const locale = await pageLocale();
  const t = createTranslator({ locale, messages: await compiledMessages(locale) });
  return { title: t(page === 'transaction' ? 'transaction.id' : `${page}.title`) };
}
