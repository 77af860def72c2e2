import 'server-only';
import type { z } from 'zod';
import type { serverSettings } from '@/lib/settings/server-settings.mjs';

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

/** Null without mail settings: then nobody is written to. */
export function mailEnvironmentOf({ SMTP_URL, MAIL_FROM }: z.output<typeof serverSettings>): MailEnvironment | null {
  return SMTP_URL && MAIL_FROM ? { ...SMTP_URL, from: MAIL_FROM } : null;
}
