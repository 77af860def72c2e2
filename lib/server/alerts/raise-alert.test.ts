import { beforeEach, expect, test } from 'vitest';
import { loadMessages } from '@/lib/messages/load-messages';
import { staffMails } from '@/lib/server/database/schema/people-schema';
import { staff } from '@/lib/server/database/schema/schema';
import { createMailer } from '@/lib/server/mail/mailer';
import { sendStaffMails } from '@/lib/server/staff-mails/send-staff-mails';
import { mailServer } from '@/lib/server/testing/mail-server';
import { officeForTests } from '@/lib/server/testing/office-for-tests';
import { raiseAlert } from './raise-alert';

const office = officeForTests();
const post = mailServer();

beforeEach(async () => {
  await office.services().db.delete(staffMails);
  await office.services().db.update(staff).set({ active: false });
});

function services() {
  const mail = {
    host: '127.0.0.1',
    port: post.port(),
    secure: false,
    local: true,
    auth: { user: 'caixa', pass: 'canary' },
    from: { name: 'Avisos', address: 'avisos@loja.example' },
  };
  return { mail, all: { ...office.services(), environment: { ...office.services().environment, mail } } };
}

async function sent(alert: Parameters<typeof raiseAlert>[1]) {
  const { mail, all } = services();
  await raiseAlert(all, alert);
  await sendStaffMails(all, { mailer: createMailer(mail), messages: await loadMessages('pt-BR') });
  return post.taken();
}

test('mails wrong passwords to the person they were tried for', async () => {
  const owner = await office.person('finance');
  await office.person('admin');
  const mails = await sent({ kind: 'password-failures', staffId: owner.staffId, address: null, facts: { failures: '10' } });
  expect(mails.map(({ to }) => to)).toEqual([[owner.email]]);
  expect(mails[0]?.subject).toBe('Senhas erradas na sua conta do Balcão');
  expect(mails[0]?.text).toContain('houve 10 senhas erradas na sua conta');
});

test('mails an exhausted budget to every active administrator', async () => {
  const greedy = await office.person('finance', { name: 'Marina Couto' });
  const admins = [await office.person('admin'), await office.person('admin')];
  await office.person('admin', { active: false });
  const mails = await sent({ kind: 'limit-reached', staffId: greedy.staffId, address: null, facts: { limit: 'lookup' } });
  expect(mails.flatMap(({ to }) => to).toSorted()).toEqual(admins.map(({ email }) => email).toSorted());
  expect(mails[0]?.text).toContain('Marina Couto chegou ao limite de consultas de chaves Pix e QR Codes');
});

test('mails nobody without mail settings, and does everything else', async () => {
  const owner = await office.person('finance');
  await raiseAlert(office.services(), { kind: 'password-failures', staffId: owner.staffId, address: null, facts: { failures: '10' } });
  expect(await office.services().db.select().from(staffMails)).toEqual([]);
  expect((await office.audited()).at(-1)).toMatchObject({ action: 'session.failures-noticed', object: owner.staffId });
});
