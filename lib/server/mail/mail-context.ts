import 'server-only';
import type { Messages } from '@/lib/messages/load-messages';
import type { Mailer } from './mailer';

/** What mails are made with. */
export interface MailContext {
  readonly mailer: Mailer;
  readonly messages: Messages;
}
