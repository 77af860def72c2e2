import 'server-only';
import type { z } from 'zod';
import type { serverSettings } from '@/lib/settings/server-settings.mjs';

/** The mail server, and the sender of our mails. */
export interface MailEnvironment {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte; otherwise STARTTLS before anything else is sent. */
  readonly secure: boolean;
  /** Only on this machine may mail be sent in plain text. */
  readonly local: boolean;
  readonly auth: { readonly user: string; readonly pass: string } | null;
  readonly from: { readonly name: string; readonly address: string };
}

/** Null without mail settings: no mail is sent then. */
export function mailEnvironmentOf({ SMTP_URL, MAIL_FROM }: z.output<typeof serverSettings>): MailEnvironment | null {
  return SMTP_URL && MAIL_FROM ? { ...SMTP_URL, from: MAIL_FROM } : null;
}
