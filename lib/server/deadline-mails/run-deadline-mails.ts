import 'server-only';
import { randomUUID } from 'node:crypto';
import { readWholeQueue } from '@/lib/server/infractions/read-whole-queue';
import type { MailContext } from '@/lib/server/mail/mail-context';
import type { Services } from '@/lib/server/services';
import { nearCases } from './near-cases';
import { noteCrossings } from './note-crossings';
import { sendDue } from './send-due';

/** Checks all open cases once, records the limits they passed, and mails the people concerned. */
export async function runDeadlineMails(services: Services, post: MailContext): Promise<void> {
  const { infractions } = await readWholeQueue(services, randomUUID());
  const now = services.now();
  const cases = nearCases(infractions, now);
  await noteCrossings(services.db, cases, now);
  await sendDue(services, cases, post);
}
