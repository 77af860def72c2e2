import 'server-only';
import { compiledMessages } from '@/lib/messages/compiled-messages';
import type { Messages } from '@/lib/messages/load-messages';
import type { Environment } from '@/lib/server/environment';
import { createMailer, type Mailer } from './mailer';

/** What composing and sending mails needs. */
export interface MailContext {
  readonly mailer: Mailer;
  readonly messages: Messages;
}

/** Language belongs to a browser, not to a person: mails are in Portuguese. */
export const mailLocale = 'pt-BR';

/** What the settings send mail with; null where none is set up. */
export async function openMail({ mail }: Pick<Environment, 'mail'>): Promise<MailContext | null> {
  return mail === null ? null : { mailer: createMailer(mail), messages: await compiledMessages(mailLocale) };
}
