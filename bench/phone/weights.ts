import { request } from 'undici';

export interface Weights {
  readonly document: number;
  readonly documentGzip: number;
  readonly textsGzip: number;
  readonly scriptsGzip: number;
  readonly scriptsBrotli: number;
}

/** Those for browsers without modules are fetched by none that can show the page. */
const scripts = /<script(?![^>]*\snomodule)[^>]*\ssrc="([^"]+)"/gi;

/** The texts of a language, where the document names their file instead of holding them. */
const texts = /\/api\/messages\/[\w.-]+\.json/g;

/** The bytes of a document and of the texts and scripts that it names, which are those that the page waits for, as the server sends them. */
export async function weigh(url: string, cookie: string): Promise<Weights> {
  const document = await body(url, 'identity', cookie);
  const html = document.toString('utf8');
  const named = Array.from(html.matchAll(scripts), ([, source = '']) => source);
  const sum = async (addresses: Iterable<string>, encoding: string) => {
    const bodies = await Promise.all(Array.from(new Set(addresses), (address) => body(new URL(address, url).href, encoding, cookie)));
    return bodies.reduce((total, { length }) => total + length, 0);
  };
  return {
    document: document.length,
    documentGzip: (await body(url, 'gzip', cookie)).length,
    textsGzip: await sum(html.match(texts) ?? [], 'gzip'),
    scriptsGzip: await sum(named, 'gzip'),
    scriptsBrotli: await sum(named, 'br'),
  };
}

/** What is sent, still packed. */
async function body(url: string, encoding: string, cookie: string): Promise<Buffer> {
  const answer = await request(url, { headers: { 'accept-encoding': encoding, cookie, accept: 'text/html,*/*' } });
  if (answer.statusCode !== 200) throw new Error(`${url} was answered ${answer.statusCode}`);
  return Buffer.from(await answer.body.arrayBuffer());
}
