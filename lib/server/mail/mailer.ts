import 'server-only';
import { createTransport, type Transporter } from 'nodemailer';
import type { MailEnvironment } from '@/lib/server/environment/mail-environment';

export interface Mail {
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
}

/** @throws MailFailure */
export type Mailer = (mail: Mail) => Promise<void>;

/** A mail that was not accepted. Texts of mail servers may name people: only the code is kept. */
export class MailFailure extends Error {
  override readonly name = 'MailFailure';
  constructor(
    readonly code: string,
    /** True when no answer came after it was handed over: it may have been sent. */
    readonly mayHaveGone: boolean,
  ) {
    super(code);
  }
}

const timeoutMs = 15_000;

/** The configured server, spoken to encrypted unless it is on this machine. */
function openTransport({ host, port, secure, local, auth }: MailEnvironment) {
  return createTransport({
    host,
    port,
    secure,
    requireTLS: !secure && !local,
    ignoreTLS: local,
    auth: auth ?? undefined,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Whether the configured server answers and takes our user, without a mail. @throws MailFailure */
export async function verifyMailServer(mail: MailEnvironment): Promise<void> {
  await verify(openTransport(mail));
}

/** Sends mail to the configured server. */
export function createMailer(mail: MailEnvironment): Mailer {
  const transport = openTransport(mail);
  return async ({ to, subject, text }) => {
    // Verified first, so that an earlier failure means the mail was certainly not sent.
    await verify(transport);
    await transport
      .sendMail({ from: mail.from, to, subject, text, textEncoding: 'base64', headers: { 'Auto-Submitted': 'auto-generated' } })
      .catch((error: unknown) => {
        throw new MailFailure(codeOf(error), !isRefusal(error));
      });
  };
}

async function verify(transport: Pick<Transporter, 'verify'>): Promise<void> {
  await transport.verify().catch((error: unknown) => {
    throw new MailFailure(codeOf(error), false);
  });
}

function isRefusal(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'responseCode' in error && typeof error.responseCode === 'number';
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : 'UNKNOWN';
}
