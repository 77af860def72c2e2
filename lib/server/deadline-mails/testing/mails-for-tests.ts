import 'server-only';
import { beforeAll, beforeEach } from 'vitest';
import { loadMessages, type Messages } from '@/lib/messages/load-messages';
import { infractionAssignments } from '@/lib/server/database/schema/infractions-schema';
import { sharedMoments } from '@/lib/server/database/schema/instances-schema';
import { deadlineCrossings, deadlineMails } from '@/lib/server/database/schema/notices-schema';
import { staff } from '@/lib/server/database/schema/schema';
import { runDeadlineMails } from '@/lib/server/deadline-mails/run-deadline-mails';
import { readEnvironment } from '@/lib/server/environment';
import { invalidateQueue } from '@/lib/server/infractions/read-whole-queue';
import { createMailer } from '@/lib/server/mail/mailer';
import { mailServer } from '@/lib/server/testing/mail-server';
import { appUrl, officeForTests } from '@/lib/server/testing/office-for-tests';
import { secretsForTests } from '@/lib/server/testing/secrets-for-tests';

const hour = 3_600_000;

interface Case {
  readonly id: string;
  readonly expiresAt: string | null;
  readonly status?: string;
  readonly defenseHistory?: readonly object[];
}

/** Test setup: an office without staff, a stopped clock, and a mail server that accepts everything. */
export function mailsForTests() {
  const office = officeForTests();
  const post = mailServer();
  let messages: Messages;

  beforeAll(async () => {
    messages = await loadMessages('pt-BR');
  });
  beforeEach(async () => {
    const { db } = office.services();
    await db.delete(deadlineMails);
    await db.delete(deadlineCrossings);
    await db.delete(infractionAssignments);
    await db.update(staff).set({ active: false });
    office.clock.now = new Date('2026-11-27T15:00:00.000Z');
    await db.delete(sharedMoments);
    await invalidateQueue(office.services());
  });

  /** Mail settings of the test server, parsed like real ones. */
  function mailSettings(password = 'canary') {
    const all = {
      APP_URL: appUrl,
      PAYMENTS_URL: 'https://service.example/v1',
      PAYMENTS_TOKEN: 't',
      DATABASE_URL: 'postgres://x@127.0.0.1/z',
    };
    const mail = { SMTP_URL: `smtp://caixa:${password}@127.0.0.1:${post.port()}`, MAIL_FROM: 'Avisos <avisos@loja.example>' };
    const environment = readEnvironment({ ...all, ...secretsForTests, ...mail });
    if (environment.mail === null) throw new Error('no mail was set up');
    return environment.mail;
  }

  return {
    office,
    post,
    mailSettings,
    step: (mailer = createMailer(mailSettings())) => runDeadlineMails(office.services(), { mailer, messages }),
    /** Advances the clock far enough that the cached queue expires. */
    pass(hours: number) {
      office.clock.now = new Date(office.clock.now.getTime() + Math.max(hours * hour, 60_000));
    },
    ahead: (hours: number) => new Date(office.clock.now.getTime() + hours * hour).toISOString(),
    receivers: () =>
      post
        .taken()
        .flatMap(({ to }) => to)
        .toSorted(),
    serve(...cases: readonly Case[]) {
      const transaction = { id: 'SVTX-1', amount: 1234.56, payerName: 'Helena Prado', payerDocument: '52998224725' };
      const given = { status: 'OPEN', type: 'FRAUD', transaction, reportDetails: 'Golpe' };
      const data = cases.map((one) => ({ ...given, protocol: `MED-${one.id}`, ...one }));
      office.service().answer({ data, hasNextPage: false });
    },
  };
}
