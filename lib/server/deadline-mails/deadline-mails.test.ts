import { beforeEach, describe, expect, test } from 'vitest';
import { infractionAssignments } from '@/lib/server/database/schema/infractions-schema';
import { appUrl, type Person } from '@/lib/server/testing/office-for-tests';
import { mailsForTests } from './testing/mails-for-tests';

const { office, post, step, pass, ahead, receivers, serve } = mailsForTests();
let marina: Person;
let rui: Person;

beforeEach(async () => {
  marina = await office.person('support', { name: 'Marina Couto' });
  rui = await office.person('support', { name: 'Rui Bastos' });
});

const both = () => [marina.email, rui.email].toSorted();

test('one mail goes to everybody who may answer, about all cases that passed a limit together', async () => {
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
  // Checks the text only: the rest of a mail contains random digits.
  expect(mails.map(({ text }) => text).join()).not.toMatch(/529|1234|1\.234/);
});

test('each limit of a case is mailed once: 48, 24 and 6 hours and its end, however many processes run', async () => {
  const end = ahead(49);
  serve({ id: 'a', expiresAt: end });
  const mailed: string[][] = [];
  for (const passed of [0, 2, 1, 23, 1, 17, 1, 5, 1, 24]) {
    pass(passed);
    await Promise.all([step(), step(), step()]);
    mailed.push(receivers());
  }
  const [now, none] = [both(), []];
  expect(mailed).toEqual([none, now, none, now, none, now, none, now, none, none]);
});

test('after a downtime only the newest limit is mailed', async () => {
  serve({ id: 'a', expiresAt: ahead(-100) });
  await step();
  const [mail] = post.taken();
  expect(mail?.subject).toBe('1 infração (MED) para responder: prazo vencido em 23 nov 2026, 08:00 (horário de Brasília)');
  pass(1);
  await step();
  expect(receivers()).toEqual([]);
});

test('a changed deadline has limits of its own', async () => {
  serve({ id: 'a', expiresAt: ahead(20) });
  await step();
  expect(receivers()).toEqual(both());
  pass(1);
  serve({ id: 'a', expiresAt: ahead(21) });
  await step();
  expect(receivers()).toEqual(both());
});

test.each(['DEFENDED', 'ANSWERED', 'WAITING_PSP', 'OPEN'])(
  'nothing is mailed about %s once a defense is in: the merchant has nothing to do',
  async (status) => {
    serve({ id: 'a', expiresAt: ahead(1), status, defenseHistory: [{ id: 'd', defense: 'Entregue', status: 'DEFENDED', files: [] }] });
    await step();
    expect(receivers()).toEqual([]);
  },
);

describe('the receivers of a deadline mail', () => {
  const give = ({ staffId }: Person) =>
    office.services().db.insert(infractionAssignments).values({ infractionId: 'a', staffId, at: office.clock.now });

  test('are the owner alone when the case has one', async () => {
    await give(marina);
    serve({ id: 'a', expiresAt: ahead(20) });
    await step();
    expect(receivers()).toEqual([marina.email]);
  });

  test('are everybody when the owner may no longer answer', async () => {
    await give(await office.person('support', { active: false }));
    serve({ id: 'a', expiresAt: ahead(20) });
    await step();
    expect(receivers()).toEqual(both());
  });

  test('are everybody else when the owner has turned mails off', async () => {
    await give(marina);
    await office.send('PUT', '/notice-settings', { as: marina, body: { kind: 'deadline-near', way: 'mail', on: false } });
    serve({ id: 'a', expiresAt: ahead(20) });
    await step();
    expect(receivers()).toEqual([rui.email]);
  });

  test('exclude whoever has turned mails off', async () => {
    const wish = await office.send('PUT', '/notice-settings', { as: marina, body: { kind: 'deadline-near', way: 'mail', on: false } });
    expect(wish.status).toBe(200);
    serve({ id: 'a', expiresAt: ahead(20) });
    await step();
    expect(receivers()).toEqual([rui.email]);
  });

  test('exclude whoever snoozed the case, until its next limit', async () => {
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

test('a service that does not answer causes no mail', async () => {
  office.service().answer({}, 503);
  await expect(step()).rejects.toThrow();
  expect(receivers()).toEqual([]);
});
