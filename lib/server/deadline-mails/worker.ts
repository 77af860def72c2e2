import 'server-only';
import { randomUUID } from 'node:crypto';
import { compiledMessages } from '@/lib/messages/compiled-messages';
import { errorName } from '@/lib/server/error-name';
import { readWholeQueue } from '@/lib/server/infractions/read-whole-queue';
import { log } from '@/lib/server/log';
import type { MailContext } from '@/lib/server/mail/mail-context';
import { createMailer } from '@/lib/server/mail/mailer';
import type { Services } from '@/lib/server/services';
import { nearCases } from './near-cases';
import { noteCrossings } from './note-crossings';
import { sendDue } from './send-due';

const everyMs = 30_000;

/** Looks once at all open cases, notes the limits they have passed, and writes to whoever is to know. */
export async function runDeadlineMails(services: Services, post: MailContext): Promise<void> {
  const { infractions } = await readWholeQueue(services, randomUUID());
  const now = services.now();
  const cases = nearCases(infractions, now);
  await noteCrossings(services.db, cases, now);
  await sendDue(services, cases, post);
}

/** Writes about deadlines in the background until stopped, where mail is set up. */
export function startDeadlineMails(services: Services): () => void {
  const { mail } = services.environment;
  if (mail === null) return () => {};
  const mailer = createMailer(mail);
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const turn = async () => {
    await compiledMessages('pt-BR')
      .then((messages) => runDeadlineMails(services, { mailer, messages }))
      .catch((error: unknown) => log.error({ error: errorName(error) }, 'the mails about deadlines missed a turn'));
    if (!stopped) timer = setTimeout(turn, everyMs);
  };
  timer = setTimeout(turn, 0);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
