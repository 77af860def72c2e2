import { request } from 'undici';

export interface Weights {
  readonly document: number;
  readonly documentGzip: number;
  readonly scriptsGzip: number;
  readonly scriptsBrotli: number;
}

/** Those for browsers without modules are fetched by none that can show the page. */
const scripts = /<script(?![^>]*\snomodule)[^>]*\ssrc="([^"]+)"/gi;

/** The bytes of a document and of the scripts that it names, which are those that the page waits for, as the server sends them. */
export async function weigh(url: string, cookie: string): Promise<Weights> {
  const document = await body(url, 'identity', cookie);
  const named = Array.from(document.toString('utf8').matchAll(scripts), ([, source = '']) => new URL(source, url).href);
  const sum = async (encoding: string) => {
    const sizes = await Promise.all([...new Set(named)].map(async (script) => (await body(script, encoding, cookie)).length));
    return sizes.reduce((total, size) => total + size, 0);
  };
  return {
    document: document.length,
    documentGzip: (await body(url, 'gzip', cookie)).length,
    scriptsGzip: await sum('gzip'),
    scriptsBrotli: await sum('br'),
  };
}

/** What is sent, still packed. */
async function body(url: string, encoding: string, cookie: string): Promise<Buffer> {
  const answer = await request(url, { headers: { 'accept-encoding': encoding, cookie, accept: 'text/html,*/*' } });
  if (answer.statusCode !== 200) throw new Error(`${url} was answered ${answer.statusCode}`);
  return Buffer.from(await answer.body.arrayBuffer());
}
