import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadMessages, type Messages } from '@/lib/messages/load-messages';
import { signIn } from '@/lib/server/auth/sign-in';
import { staffMails } from '@/lib/server/database/schema/people-schema';
import { staff } from '@/lib/server/database/schema/schema';
import { createMailer } from '@/lib/server/mail/mailer';
import type { Services } from '@/lib/server/services';
import { findPasswordLink } from '@/lib/server/staff/password-links';
import { mailServer } from '@/lib/server/testing/mail-server';
import { officeForTests, type Person, password } from '@/lib/server/testing/office-for-tests';
import { sendStaffMails } from './send-staff-mails';

const office = officeForTests();
const post = mailServer();
let messages: Messages;
let asker: Person;
let second: Person;
let person: Person;

beforeAll(async () => {
  messages = await loadMessages('pt-BR');
});
beforeEach(async () => {
  // Messages are compiled for the product's formatter; the one in tests complains about them.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  office.clock.now = new Date('2026-11-27T15:00:00.000Z');
  await office.services().db.delete(staffMails);
  await office.services().db.update(staff).set({ active: false });
  [asker, second, person] = [await office.person('admin'), await office.person('admin'), await office.person('support')];
});

const mail = () => ({
  host: '127.0.0.1',
  port: post.port(),
  secure: false,
  local: true,
  auth: { user: 'balcao', pass: 'canary' },
  from: { name: 'Balcão', address: 'avisos@loja.example' },
});

/** The office with mail configured. */
const withMail = (): Services => ({ ...office.services(), environment: { ...office.services().environment, mail: mail() } });
const send = (method: string, path: string, as: Person, body?: unknown) => office.send(method, path, { as, body, services: withMail() });

async function delivered() {
  await sendStaffMails(withMail(), { mailer: createMailer(mail()), messages });
  return post.taken();
}

const pendingId = async () => (await send('GET', '/staff-changes', second)).body.items[0].id;

test('a requested and an approved change are mailed to the person and to the other administrators', async () => {
  await send('PATCH', `/staff/${person.staffId}`, asker, { role: 'finance' });
  const requestMails = await delivered();
  expect(requestMails.flatMap(({ to }) => to).sort()).toEqual([person.email, second.email].sort());
  expect(requestMails[0]?.subject).toBe('Balcão: um pedido espera aprovação');
  expect(requestMails[0]?.text).toContain('papel Suporte, depois Financeiro');

  await send('POST', `/staff-changes/${await pendingId()}/approval`, second);
  const approved = await delivered();
  expect(approved.flatMap(({ to }) => to).sort()).toEqual([asker.email, person.email].sort());
  expect(await delivered()).toEqual([]);
});

test('a link to reset a password is mailed to its owner only, appears in no answer, and is announced without the link', async () => {
  const reset = await send('POST', `/staff/${person.staffId}/password`, asker);
  expect(reset.body).toEqual({ pending: false, delivery: { kind: 'mailed' } });
  const [link] = post.taken();
  expect(link?.to).toEqual([person.email]);
  const token = /\/welcome#([\w-]{43})$/m.exec(link?.text ?? '')?.[1] ?? '';
  expect(await findPasswordLink(office.services().db, token, office.clock.now)).toMatchObject({ staffId: person.staffId });
  const announced = await delivered();
  expect(announced.flatMap(({ to }) => to).sort()).toEqual([person.email, second.email].sort());
  expect(JSON.stringify([announced, reset.text, office.log(), await office.audited()])).not.toContain(token);
});

test('a link that no mail server accepts is reported, and shown to nobody', async () => {
  post.behave('refuses');
  const reset = await send('POST', `/staff/${person.staffId}/password`, asker);
  expect(reset.body).toEqual({ pending: false, delivery: { kind: 'not-mailed' } });
  expect(reset.text).not.toContain('welcome');
});

test('a sign-in from a new device is mailed to the person, and one from a known device is not', async () => {
  const services = withMail();
  const from = (address: string) => ({ address, browser: 'Mozilla/5.0 (Windows NT 10.0) Firefox/144.0', cookies: null });
  const credentials = { email: person.email, password };
  await signIn(credentials, from('198.51.100.7'), services);
  const [received] = await delivered();
  expect(received?.to).toEqual([person.email]);
  expect(received?.text).toContain('Firefox · Windows');
  expect(received?.text).toContain('198.51.100.7');
  await signIn(credentials, from('198.51.100.8'), services);
  expect(await delivered()).toEqual([]);
});

test('a refused mail is retried some minutes later, and one that may have been sent is not sent twice', async () => {
  await send('PATCH', `/staff/${person.staffId}`, asker, { role: 'finance' });
  await office.services().db.delete(staffMails).where(eq(staffMails.staffId, person.staffId));
  post.behave('refuses');
  expect(await delivered()).toEqual([]);
  post.behave('takes');
  expect(await delivered()).toEqual([]);
  office.clock.now = new Date(office.clock.now.getTime() + 5 * 60_000);
  post.behave('dies-after-data');
  expect(await delivered()).toHaveLength(1);
  post.behave('takes');
  office.clock.now = new Date(office.clock.now.getTime() + 60 * 60_000);
  expect(await delivered()).toEqual([]);
});

test('without mail configured nothing is queued', async () => {
  await office.send('PATCH', `/staff/${person.staffId}`, { as: asker, body: { role: 'finance' } });
  expect(await office.services().db.select().from(staffMails)).toEqual([]);
});
