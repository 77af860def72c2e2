import 'server-only';
import { compiledMessages } from '@/lib/messages/compiled-messages';
import type { Messages } from '@/lib/messages/load-messages';
import type { Environment } from '@/lib/server/environment';
import { createMailer, type Mailer } from './mailer';

/** The mailer and the messages that mails are composed with. */
export interface MailContext {
  readonly mailer: Mailer;
  readonly messages: Messages;
}

/** Language belongs to a browser, not to a person: mails are in Portuguese. */
export const mailLocale = 'pt-BR';

/** The mail context of the settings; null where no mail server is configured. */
export async function openMail({ mail }: Pick<Environment, 'mail'>): Promise<MailContext | null> {
  return mail === null ? null : { mailer: createMailer(mail), messages: await compiledMessages(mailLocale) };
}
