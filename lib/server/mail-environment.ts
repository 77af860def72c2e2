import 'server-only';
import { z } from 'zod';

/** Where mail is handed over, and whom it is from. */
export interface MailEnvironment {
  readonly host: string;
  readonly port: number;
  /** Encrypted from the first byte; otherwise it becomes so before anything is said. */
  readonly secure: boolean;
  /** On this machine alone mail may travel in plain. */
  readonly local: boolean;
  readonly auth: { readonly user: string; readonly pass: string } | null;
  readonly from: { readonly name: string; readonly address: string };
}

const loopback = ['localhost', '127.0.0.1', '[::1]'];

const server = z
  .url({ protocol: /^smtps?$/, hostname: /./, abort: true })
  .refine((text) => /^[^/]+:\/\/[^/?#]+\/?$/.test(text), 'nothing after the host')
  .transform((text, context): Omit<MailEnvironment, 'from'> => {
    const { protocol, hostname, port, username, password } = new URL(text);
    const [user, pass] = [decoded(username), decoded(password)];
    if (user === null || pass === null || (user === '') !== (pass === '')) context.addIssue({ code: 'custom' });
    const secure = protocol === 'smtps:';
    return {
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(port) || (secure ? 465 : 587),
      secure,
      local: loopback.includes(hostname),
      auth: user && pass ? { user, pass } : null,
    };
  });

/** An address, or a name and the address in angle brackets. */
const sender = z.string().transform((text, context): MailEnvironment['from'] => {
  const [, name = 'Balcão', bracketed] = /^(?:([^<>"\p{Cc}]{1,80}) )?<([^<>\s]+)>$/u.exec(text) ?? [];
  const address = z.email().safeParse(bracketed ?? text);
  if (!address.success) context.addIssue({ code: 'custom' });
  return { name, address: address.data ?? '' };
});

export const mailShape = { SMTP_URL: server.optional(), MAIL_FROM: sender.optional() };

interface MailValues {
  readonly SMTP_URL?: z.output<typeof server> | undefined;
  readonly MAIL_FROM?: z.output<typeof sender> | undefined;
}

export const mailForms: Record<keyof typeof mailShape, string> = {
  SMTP_URL: 'smtp:// or smtps://user:password@host:port, signs of user and password percent-encoded; with MAIL_FROM or not at all',
  MAIL_FROM: 'the address mail comes from, such as Balcão <avisos@loja.example>; with SMTP_URL or not at all',
};

/** The one that is missing where the other is given. */
export function missingMailNames({ SMTP_URL, MAIL_FROM }: MailValues): string[] {
  if ((SMTP_URL === undefined) === (MAIL_FROM === undefined)) return [];
  return [SMTP_URL === undefined ? 'SMTP_URL' : 'MAIL_FROM'];
}

/** Null without mail settings: then nobody is written to. */
export function mailEnvironmentOf({ SMTP_URL, MAIL_FROM }: MailValues): MailEnvironment | null {
  return SMTP_URL && MAIL_FROM ? { ...SMTP_URL, from: MAIL_FROM } : null;
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
