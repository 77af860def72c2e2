import 'server-only';
import type { RecordOf } from '@/lib/contracts/shapes';
import { compiledMessages } from '@/lib/messages/compiled-messages';
import { log } from '@/lib/server/log';
import { createMailer, MailFailure } from '@/lib/server/mail/mailer';
import type { Services } from '@/lib/server/services';
import { composeLinkMail } from '@/lib/server/staff-mails/compose';
import { linkAddress, type PasswordLink } from './password-links';

type LinkDelivery = NonNullable<RecordOf<'staffChanges.approve'>['delivery']>;

/**
 * Delivers a link to its owner: by mail if configured, and then nobody else sees it. Otherwise it is returned, to be shown once. A mail
 * that could not be sent is reported, and a new link is needed.
 */
export async function deliverLink(
  { environment }: Pick<Services, 'environment'>,
  person: { readonly name: string; readonly email: string },
  link: PasswordLink,
): Promise<LinkDelivery> {
  const address = linkAddress(environment.appUrl, link);
  if (environment.mail === null) return { kind: 'shown', link: address, expiresAt: link.expiresAt.toISOString() };
  const to = { name: person.name, address: person.email };
  try {
    await createMailer(environment.mail)(composeLinkMail(to, { ...link, address }, await compiledMessages('pt-BR')));
    return { kind: 'mailed' };
  } catch (error) {
    if (!(error instanceof MailFailure)) throw error;
    log.warn({ code: error.code }, 'the mail with a link could not be sent');
    return { kind: 'not-mailed' };
  }
}
