import 'server-only';
import { createTranslator } from 'use-intl/core';
import { formatDateTime } from '@/lib/format/date-text';
import { serviceZone } from '@/lib/format/zone';
import { staff } from '@/lib/server/database/schema/schema';
import { errorName } from '@/lib/server/error-name';
import { log } from '@/lib/server/log';
import { mailLocale as locale, type MailContext, openMail } from '@/lib/server/mail/mail-context';
import { isActiveAdministrator } from '@/lib/server/roles/is-active-administrator';
import type { Services } from '@/lib/server/services';

interface DestinationChange {
  readonly host: string;
  /** The event names, or `all`. */
  readonly events: string;
  /** Who changed it. */
  readonly by: string;
}

/**
 * Mails every administrator that data now goes to a host, if mail is configured. The audit is the record of it: a failed mail is only
 * logged.
 */
export async function announceDestination(directed: DestinationChange, services: Services): Promise<void> {
  const post = await openMail(services.environment);
  if (post) await notifyAdministrators(directed, services, post);
}

/** One mail to each active administrator. */
export async function notifyAdministrators(
  { host, events, by }: DestinationChange,
  { db, environment, now }: Services,
  post: MailContext,
): Promise<void> {
  const t = createTranslator({ locale, messages: post.messages });
  const administrators = await db.select({ name: staff.name, address: staff.email }).from(staff).where(isActiveAdministrator(db));
  const at = formatDateTime(now().toISOString(), { locale, zone: serviceZone });
  for (const to of administrators) {
    const blocks = [
      t('destinationMail.greeting', { name: to.name }),
      t('destinationMail.text', { by, host, at }),
      events === 'all' ? t('destinationMail.allEvents') : t('destinationMail.events', { events }),
      t('destinationMail.doubt', { link: `${environment.appUrl}/settings/audit` }),
    ];
    const mail = { to, subject: t('destinationMail.subject', { host }), text: `${blocks.join('\n\n')}\n` };
    await post
      .mailer(mail)
      .catch((error: unknown) => log.warn({ error: errorName(error) }, 'a mail about where callbacks go could not be sent'));
  }
}
