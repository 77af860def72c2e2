import 'server-only';
import { compiledMessages } from '@/lib/messages/compiled-messages';
import type { Messages } from '@/lib/messages/load-messages';
import { errorName } from '@/lib/server/error-name';
import { log } from '@/lib/server/log';
import { createMailer, type Mailer, MailFailure } from '@/lib/server/mail/mailer';
import type { Services } from '@/lib/server/services';
import { composeStaffMail } from './compose';
import { claimStaffMail, deleteStaffMail } from './store';

const everyMs = 10_000;
const retryMs = 5 * 60_000;
const mostTries = 8;

/** Hands over every mail that is due. What was refused is tried again some minutes later; what may have gone is not sent twice. */
export async function sendStaffMails({ db, now, environment }: Services, mailer: Mailer, messages: Messages): Promise<void> {
  for (;;) {
    const claimed = await claimStaffMail(db, now(), new Date(now().getTime() + retryMs));
    if (!claimed) return;
    const { id, tries, to, kind, values } = claimed;
    const mail = composeStaffMail({ to, kind, values, appUrl: environment.appUrl, messages });
    try {
      if (mail) await mailer(mail);
      await deleteStaffMail(db, id);
    } catch (error) {
      if (!(error instanceof MailFailure)) throw error;
      log.warn({ code: error.code, tries, mayHaveGone: error.mayHaveGone }, 'a mail about an account could not be sent');
      if (error.mayHaveGone || tries >= mostTries) await deleteStaffMail(db, id);
    }
  }
}

/** Writes to people about their accounts in the background until stopped, where mail is set up. */
export function startStaffMails(services: Services): () => void {
  const { mail } = services.environment;
  if (mail === null) return () => {};
  const mailer = createMailer(mail);
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const turn = async () => {
    await compiledMessages('pt-BR')
      .then((messages) => sendStaffMails(services, mailer, messages))
      .catch((error: unknown) => log.error({ error: errorName(error) }, 'the mails about accounts missed a turn'));
    if (!stopped) timer = setTimeout(turn, everyMs);
  };
  timer = setTimeout(turn, 0);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
