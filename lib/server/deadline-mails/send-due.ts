import 'server-only';
import { isPaused } from '@/lib/domain/notice-pause';
import { log } from '@/lib/server/log';
import type { MailContext } from '@/lib/server/mail/mail-context';
import { MailFailure } from '@/lib/server/mail/mailer';
import type { Services } from '@/lib/server/services';
import { composeMail } from './compose';
import type { NearCase } from './near-cases';
import { type ClaimedMail, claimMail, readReceiver, settleMail } from './store';

const maxAttempts = 12;
const minute = 60_000;
const maxDelay = 60 * minute;

/** Sends the due mails, one per person. `cases` are all cases that are near their deadline now. */
export async function sendDue(services: Services, cases: readonly NearCase[], post: MailContext): Promise<void> {
  for (;;) {
    const claimed = await claimMail(services.db, services.now());
    if (!claimed) return;
    await sendOne(services, claimed, cases, post);
  }
}

async function sendOne(
  { db, now, environment }: Services,
  claimed: ClaimedMail,
  cases: readonly NearCase[],
  { mailer, messages }: MailContext,
) {
  const { staffId, crossings, tries } = claimed;
  const receiver = await readReceiver(db, staffId);
  const stillRelevant = (crossing: ClaimedMail['crossings'][number]) => {
    const found = cases.find(({ infraction, deadline, band }) => {
      return infraction.id === crossing.infractionId && deadline === crossing.deadline && band === crossing.band;
    });
    const pause = receiver?.pauses.get(crossing.infractionId) ?? null;
    return receiver && found && !isPaused({ expiresAt: found.infraction.expiresAt, pause }, now().getTime()) ? found : null;
  };
  const relevantCases = crossings.flatMap((crossing) => stillRelevant(crossing) ?? []);
  const theirs = crossings.filter((crossing) => stillRelevant(crossing) !== null);
  // Answered, past its next limit, or snoozed since it was recorded.
  await settleMail(db, { staffId, crossings: crossings.filter((crossing) => !theirs.includes(crossing)) }, 'dropped');
  if (!receiver || relevantCases.length === 0) return;
  const tried = { staffId, crossings: theirs };
  try {
    await mailer(composeMail({ to: receiver.to, cases: relevantCases, appUrl: environment.appUrl, messages }));
    await settleMail(db, tried, 'sent');
  } catch (error) {
    if (!(error instanceof MailFailure)) throw error;
    log.warn({ code: error.code, tries, mayHaveGone: error.mayHaveGone }, 'a mail about deadlines could not be sent');
    if (error.mayHaveGone) return settleMail(db, tried, 'unknown');
    if (tries >= maxAttempts) return settleMail(db, tried, 'given-up');
    const wait = Math.min(minute * 2 ** (tries - 1), maxDelay);
    await settleMail(db, tried, 'waiting', new Date(now().getTime() + wait));
  }
}
