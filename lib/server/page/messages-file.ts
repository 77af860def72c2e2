import 'server-only';
import { createHash } from 'node:crypto';
import { type Locale, locales } from '@/lib/format/locale';
import { compiledMessages } from '@/lib/messages/compiled-messages';
import { shareMessages } from '@/lib/messages/shared-messages';

interface MessagesFile {
  /** Changes with the content, so that a browser may keep it for good. */
  readonly address: string;
  readonly text: string;
}

const folder = '/api/messages/';
const files = new Map<Locale, Promise<MessagesFile>>();

/** Where the messages of a language are read by a browser; also shares them with the pages that are drawn on the server. */
export async function messagesAddress(locale: Locale): Promise<string> {
  shareMessages(locale, compiledMessages(locale));
  return (await messagesFile(locale)).address;
}

/**
 * Answers `pt-BR.HASH.json`. A page of another version, which a server of this one answers while instances are replaced, gets today's messages, and
 * keeps them no longer than itself. 404 for any other name.
 */
export async function messagesResponse(name: string): Promise<Response> {
  const locale = locales.find((one) => name.startsWith(`${one}.`));
  if (locale === undefined) return new Response(null, { status: 404 });
  const { address, text } = await messagesFile(locale);
  const isCurrent = `${folder}${name}` === address;
  return new Response(text, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': isCurrent ? 'public, max-age=31536000, immutable' : 'no-store',
    },
  });
}

function messagesFile(locale: Locale): Promise<MessagesFile> {
  const file = files.get(locale) ?? makeFile(locale);
  files.set(locale, file);
  return file;
}

async function makeFile(locale: Locale): Promise<MessagesFile> {
  const text = JSON.stringify(await compiledMessages(locale));
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 12);
  return { address: `${folder}${locale}.${hash}.json`, text };
}
