import 'server-only';
import { noteArrived, noteProblem } from '@/lib/server/audit/anchors/deliveries';
import { log } from '@/lib/server/log';
import type { MailContext } from '@/lib/server/mail/mail-context';
import { MailFailure } from '@/lib/server/mail/mailer';
import type { Services } from '@/lib/server/services';
import { composeStaffMail } from './compose';
import { claimStaffMail, deleteStaffMail } from './store';

const retryMs = 5 * 60_000;
const maxAttempts = 8;

/** Sends every due mail. A refused one is retried some minutes later; one that may have been sent is not sent twice. */
export async function sendStaffMails({ db, now, environment }: Services, { mailer, messages }: MailContext): Promise<void> {
  for (;;) {
    const claimed = await claimStaffMail(db, now(), new Date(now().getTime() + retryMs));
    if (!claimed) return;
    const { id, tries, to, kind, values } = claimed;
    const mail = composeStaffMail({ to, kind, values, appUrl: environment.appUrl, messages });
    try {
      if (mail) await mailer(mail);
      if (kind === 'audit-anchored') await noteArrived(db, { day: values.day ?? '', channel: 'mail' }, now());
      await deleteStaffMail(db, id);
    } catch (error) {
      if (!(error instanceof MailFailure)) throw error;
      log.warn({ code: error.code, tries, mayHaveGone: error.mayHaveGone }, 'a mail about an account could not be sent');
      if (kind === 'audit-anchored') await noteProblem(db, { day: values.day ?? '', channel: 'mail' }, error.code);
      if (error.mayHaveGone || tries >= maxAttempts) await deleteStaffMail(db, id);
    }
  }
}
