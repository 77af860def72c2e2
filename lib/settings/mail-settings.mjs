import { z } from 'zod';
import { isLoopback } from './forms.mjs';

/** Where mail is handed over: `secure` from the first byte, `local` where it may travel in plain. */
export const mailServer = z
  .url({ protocol: /^smtps?$/, hostname: /./, abort: true })
  .refine((text) => /^[^/]+:\/\/[^/?#]+\/?$/.test(text), 'nothing after the host')
  .transform((text, context) => {
    const url = new URL(text);
    const [user, pass] = [decoded(url.username), decoded(url.password)];
    if (user === null || pass === null || (user === '') !== (pass === '')) context.addIssue({ code: 'custom' });
    const secure = url.protocol === 'smtps:';
    return {
      host: url.hostname.replace(/^\[|\]$/g, ''),
      port: Number(url.port) || (secure ? 465 : 587),
      secure,
      local: isLoopback(url),
      auth: user && pass ? { user, pass } : null,
    };
  });

/** An address, or a name and the address in angle brackets. */
export const mailSender = z.string().transform((text, context) => {
  const [, name = 'Balcão', bracketed] = /^(?:([^<>"\p{Cc}]{1,80}) )?<([^<>\s]+)>$/u.exec(text) ?? [];
  const address = z.email().safeParse(bracketed ?? text);
  if (!address.success) context.addIssue({ code: 'custom' });
  return { name, address: address.data ?? '' };
});

/** @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
