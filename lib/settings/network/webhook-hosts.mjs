import { isIP } from 'node:net';
import { z } from 'zod';

/** Names that lead to this machine or a private network, or to nothing, whoever asks. */
const specialEndings = [
  'arpa',
  'corp',
  'home',
  'internal',
  'intranet',
  'invalid',
  'lan',
  'local',
  'localdomain',
  'localhost',
  'onion',
  'private',
  'test',
];

/**
 * A host as it stands in an address: punycode, lower case, its port only where that is not 443. Null for what is no public name.
 * @param {string} text
 */
export function publicHost(text) {
  if (!/^[^\s/\\?#@%*]+$/.test(text) || !URL.canParse(`https://${text}`)) return null;
  const { host, hostname } = new URL(`https://${text}`);
  const labels = hostname.split('.');
  const isName = isIP(hostname.replace(/^\[|\]$/g, '')) === 0 && labels.length > 1 && labels.every((label) => label !== '');
  return isName && !specialEndings.includes(labels.at(-1) ?? '') ? host : null;
}

/** The merchant's own hosts, separated by commas: the only ones data may be directed to. */
export const webhookHosts = z
  .string()
  .default('')
  .transform((text, context) =>
    text
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean)
      .flatMap((entry) => {
        const host = publicHost(entry);
        if (host === null) context.addIssue({ code: 'custom' });
        return host ?? [];
      }),
  )
  .pipe(z.array(z.string()).max(50));
