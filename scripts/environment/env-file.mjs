/** `NAME=value`, with `export` before it as shells have it. */
const line = /^\s*(?:export\s+)?([A-Za-z_][A-Za-z0-9_]*)\s*=(.*)$/;
/** A value in quotes, taken as it is, with nothing but a comment behind it. */
const quoted = /^\s*(?:'([^']*)'|"([^"\\]*)")\s*(?:#.*)?$/;
/** A value without quotes: no sign that other readers of such files understand differently. */
const plain = /^\s*([^\s'"`#\\$]*(?:\s+[^\s'"`#\\$]+)*)\s*(?:\s#.*)?$/;

/**
 * The settings in a file of lines `NAME=value`. Node's own reader takes quotes, `#` and several lines differently from version to version, and
 * the framework has a third one. This one knows the lines that all of them read alike, and refuses every other by its number, never its text.
 * @param {string} text
 * @returns {Record<string, string>}
 */
export function parseEnvFile(text) {
  /** @type {Record<string, string>} */
  const found = {};
  for (const [at, content] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    if (/^\s*(#|$)/.test(content)) continue;
    const [, name, given = ''] = line.exec(content) ?? [];
    const [, single, double] = quoted.exec(given) ?? [];
    const value = single ?? double ?? plain.exec(given)?.[1];
    if (name === undefined || value === undefined)
      throw new Error(
        `Line ${at + 1} of .env.local${name ? ` (${name})` : ''} is wrong: NAME=value, in single quotes where the value has spaces, quotes, # or $; for example MAIL_FROM='Balcão <avisos@loja.example>'`,
      );
    if (name in found) throw new Error(`Line ${at + 1} of .env.local is wrong: ${name} stands there twice; keep one of them.`);
    found[name] = value;
  }
  return found;
}
