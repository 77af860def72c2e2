import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadMessages, type Messages } from '@/lib/messages/load-messages';
import { deadlineCrossings, deadlineMails } from '@/lib/server/database/deadline-mails-schema';
import { infractionAssignments } from '@/lib/server/database/infractions-schema';
import { staff } from '@/lib/server/database/schema';
import { readEnvironment } from '@/lib/server/environment';
import { forgetWalk } from '@/lib/server/infractions/queue-walk';
import { mailServer } from '@/lib/server/testing/mail-server';
import { appUrl, officeForTests, type Person } from '@/lib/server/testing/office-for-tests';
import { createMailer } from './mailer';
import { claimMail, lastTry } from './store';
import { stepDeadlineMails } from './worker';

const office = officeForTests();
const post = mailServer();
const hour = 3_600_000;
let messages: Messages;
let marina: Person;
let rui: Person;

beforeAll(async () => {
  messages = await loadMessages('pt-BR');
});
beforeEach(async () => {
  const { db } = office.services();
  await db.delete(deadlineMails);
  await db.delete(deadlineCrossings);
  await db.delete(infractionAssignments);
  await db.update(staff).set({ active: false });
  forgetWalk(office.services());
  office.clock.now = new Date('2026-11-27T15:00:00.000Z');
  marina = await office.person('support', { name: 'Marina Couto' });
  rui = await office.person('support', { name: 'Rui Bastos' });
});

/** Mail settings for the server of these tests, through the reader of settings. */
function mailSettings(password = 'canary') {
  const all = { APP_URL: appUrl, PAYMENTS_URL: 'https://service.example/v1', PAYMENTS_TOKEN: 't', DATABASE_URL: 'postgres://x@y/z' };
  const secrets = { AUTH_SECRET: 'a'.repeat(32), SEAL_KEY: 's'.repeat(32) };
  const mail = { SMTP_URL: `smtp://caixa:${password}@127.0.0.1:${post.port()}`, MAIL_FROM: 'Avisos <avisos@loja.example>' };
  const environment = readEnvironment({ ...all, ...secrets, ...mail });
  if (environment.mail === null) throw new Error('no mail was set up');
  return environment.mail;
}

const step = (mailer = createMailer(mailSettings())) => stepDeadlineMails(office.services(), { mailer, messages });
/** Lets time pass, no less than the walk of the queue is kept. */
const pass = (hours: number) => {
  office.clock.now = new Date(office.clock.now.getTime() + Math.max(hours * hour, 60_000));
};
const ahead = (hours: number) => new Date(office.clock.now.getTime() + hours * hour).toISOString();
const receivers = () =>
  post
    .taken()
    .flatMap(({ to }) => to)
    .toSorted();
const both = () => [marina.email, rui.email].toSorted();

interface Case {
  readonly id: string;
  readonly expiresAt: string | null;
  readonly status?: string;
  readonly defenseHistory?: readonly object[];
}

function serve(...cases: readonly Case[]) {
  const transaction = { id: 'SVTX-1', amount: 1234.56, payerName: 'Helena Prado', payerDocument: '52998224725' };
  const data = cases.map((one) => ({
    status: 'OPEN',
    type: 'FRAUD',
    protocol: `MED-${one.id}`,
    transaction,
    reportDetails: 'Golpe',
    ...one,
  }));
  office.service().answer({ data, hasNextPage: false });
}

it('writes once to everybody who may answer, about all cases that passed a limit together', async () => {
  await office.person('finance');
  await office.person('auditor');
  serve(
    { id: 'a', expiresAt: ahead(20) },
    { id: 'b', expiresAt: ahead(3) },
    { id: 'c', expiresAt: ahead(60) },
    { id: 'd', expiresAt: null },
  );
  await step();
  const mails = post.taken();
  expect(mails.flatMap(({ to }) => to).toSorted()).toEqual(both());
  const mine = mails.find(({ to }) => to[0] === marina.email);
  expect(mine?.subject).toBe('3 infrações (MED) para responder: a mais próxima até 27 nov 2026, 15:00 (horário de Brasília)');
  expect(mine?.text).toBe(
    [
      'Olá, Marina Couto.',
      'Os prazos destas 3 infrações ficaram perto do fim. Sem resposta até o prazo, a contestação é aceita.',
      `MED-d: sem prazo informado\n${appUrl}/infractions/d`,
      `MED-b: menos de 6 h, responder até 27 nov 2026, 15:00 (horário de Brasília)\n${appUrl}/infractions/b`,
      `MED-a: menos de 24 h, responder até 28 nov 2026, 08:00 (horário de Brasília)\n${appUrl}/infractions/a`,
      `A fila inteira: ${appUrl}/infractions`,
      `Você recebe este aviso porque responde infrações no Balcão. Para não receber mais: ${appUrl}/settings/notices\n`,
    ].join('\n\n'),
  );
  expect(mails.map(({ raw }) => raw).join()).not.toMatch(/Helena|Golpe/);
  // In the text alone: what else a mail carries holds random digits.
  expect(mails.map(({ text }) => text).join()).not.toMatch(/529|1234|1\.234/);
});

it('tells each limit of a case once: 48, 24 and 6 hours, and its end; whoever else runs, and however often', async () => {
  const end = ahead(49);
  serve({ id: 'a', expiresAt: end });
  const told: string[][] = [];
  for (const passed of [0, 2, 1, 23, 1, 17, 1, 5, 1, 24]) {
    pass(passed);
    await Promise.all([step(), step(), step()]);
    told.push(receivers());
  }
  const [now, none] = [both(), []];
  expect(told).toEqual([none, now, none, now, none, now, none, now, none, none]);
});

it('after it was down it tells the newest limit alone', async () => {
  serve({ id: 'a', expiresAt: ahead(-100) });
  await step();
  const [mail] = post.taken();
  expect(mail?.subject).toBe('1 infração (MED) para responder: prazo vencido em 23 nov 2026, 08:00 (horário de Brasília)');
  pass(1);
  await step();
  expect(receivers()).toEqual([]);
});

it('another deadline has limits of its own', async () => {
  serve({ id: 'a', expiresAt: ahead(20) });
  await step();
  expect(receivers()).toEqual(both());
  pass(1);
  serve({ id: 'a', expiresAt: ahead(21) });
  await step();
  expect(receivers()).toEqual(both());
});

it.each(['DEFENDED', 'ANSWERED', 'WAITING_PSP', 'OPEN'])(
  'is silent about %s once a defense is in: no clock runs for the merchant',
  async (status) => {
    serve({ id: 'a', expiresAt: ahead(1), status, defenseHistory: [{ id: 'd', defense: 'Entregue', status: 'DEFENDED', files: [] }] });
    await step();
    expect(receivers()).toEqual([]);
  },
);

describe('whom it writes to', () => {
  const give = ({ staffId }: Person) =>
    office.services().db.insert(infractionAssignments).values({ infractionId: 'a', staffId, at: office.clock.now });

  it('the owner alone when the case has one', async () => {
    await give(marina);
    serve({ id: 'a', expiresAt: ahead(20) });
    await step();
    expect(receivers()).toEqual([marina.email]);
  });

  it('everybody when the owner may no longer answer', async () => {
    await give(await office.person('support', { active: false }));
    serve({ id: 'a', expiresAt: ahead(20) });
    await step();
    expect(receivers()).toEqual(both());
  });

  it('nobody who does not wish it', async () => {
    const wish = await office.send('PUT', '/notices', { as: marina, body: { mail: false } });
    expect(wish.status).toBe(200);
    serve({ id: 'a', expiresAt: ahead(20) });
    await step();
    expect(receivers()).toEqual([rui.email]);
  });

  it('nobody for whom the case rests, until its next limit', async () => {
    serve({ id: 'a', expiresAt: ahead(20) });
    office.service().behave((request, response) => {
      const one = { id: 'a', status: 'OPEN', type: 'FRAUD', expiresAt: '2026-11-28T11:00:00.000Z', transaction: { id: 'T', amount: 1 } };
      const body = request.url?.endsWith('/infractions/a') ? one : { data: [one], hasNextPage: false };
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
    await office.send('PUT', '/infractions/a/pause', { as: marina, body: { until: ahead(14) } });
    await step();
    expect(receivers()).toEqual([rui.email]);
    pass(15);
    await step();
    expect(receivers()).toEqual(both());
  });
});

describe('when it cannot be sent', () => {
  beforeEach(async () => {
    await office.services().db.update(staff).set({ active: false });
    marina = await office.person('support', { name: 'Marina Couto' });
    serve({ id: 'a', expiresAt: ahead(20) });
  });

  it('is tried again, later and later, and says so without an address', async () => {
    post.behave('refuses');
    await step();
    expect(await lastTry(office.services().db)).toBe('waiting');
    post.behave('takes');
    await step();
    expect(receivers()).toEqual([]);
    pass(1 / 60);
    await step();
    expect(receivers()).toEqual([marina.email]);
    expect(await lastTry(office.services().db)).toBe('sent');
    expect(office.log().map((line) => JSON.parse(line))).toMatchObject([{ code: 'EENVELOPE', tries: 1, mayHaveGone: false }]);
    expect(office.log().join()).not.toContain(marina.email);
  });

  it('with a password that is refused it says neither the password nor what the server said', async () => {
    await step(createMailer(mailSettings('wrong-canary')));
    expect(office.log().map((line) => JSON.parse(line))).toMatchObject([{ code: 'EAUTH' }]);
    expect(office.log().join()).not.toMatch(/canary|caixa/);
    expect(receivers()).toEqual([]);
  });

  it('tells with it what has come near since, in one mail', async () => {
    post.behave('refuses');
    await step();
    post.behave('takes');
    pass(1);
    serve({ id: 'a', expiresAt: '2026-11-28T11:00:00.000Z' }, { id: 'b', expiresAt: ahead(40) });
    await step();
    expect(post.taken().map(({ subject }) => subject)).toEqual([expect.stringMatching(/^2 infrações/)]);
  });

  it('tells nothing that was answered or passed its next limit meanwhile, but the newest limit', async () => {
    serve({ id: 'a', expiresAt: ahead(20) }, { id: 'b', expiresAt: ahead(7) });
    const later = { id: 'b', expiresAt: ahead(7) };
    post.behave('refuses');
    await step();
    post.behave('takes');
    pass(2);
    serve(later);
    await step();
    const [mail] = post.taken();
    expect(mail?.subject).toMatch(/^1 infração/);
    expect(mail?.text).toContain('MED-b: menos de 6 h');
  });

  it.each(['the connection died when all was said', 'the process died while it was sent'])('never goes twice: %s', async (how) => {
    post.behave('dies-after-data');
    if (how.startsWith('the process')) {
      await expect(stepDeadlineMails(office.services(), { messages, mailer: () => Promise.reject(new Error('killed')) })).rejects.toThrow();
    } else {
      await step();
      expect(receivers()).toEqual([marina.email]);
      expect(office.log().map((line) => JSON.parse(line))).toMatchObject([{ mayHaveGone: true }]);
    }
    post.behave('takes');
    pass(2);
    await step();
    expect(receivers()).toEqual([]);
    expect(await claimMail(office.services().db, office.clock.now)).toBeNull();
  });

  it('goes nowhere in plain, but to this machine', async () => {
    await step(createMailer({ ...mailSettings(), local: false }));
    expect(receivers()).toEqual([]);
    expect(await lastTry(office.services().db)).toBe('waiting');
  });
});

it("a service that does not answer is nobody's mail", async () => {
  office.service().answer({}, 503);
  await expect(step()).rejects.toThrow();
  expect(receivers()).toEqual([]);
});
