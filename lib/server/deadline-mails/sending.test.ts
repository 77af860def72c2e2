import { beforeEach, expect, test } from 'vitest';
import { createMailer } from '@/lib/server/mail/mailer';
import type { Person } from '@/lib/server/testing/office-for-tests';
import { claimMail, lastTry } from './store';
import { mailsForTests } from './testing/mails-for-tests';

const { office, post, mailSettings, step, pass, ahead, receivers, serve } = mailsForTests();
let marina: Person;

beforeEach(async () => {
  marina = await office.person('support', { name: 'Marina Couto' });
  serve({ id: 'a', expiresAt: ahead(20) });
});

test('a failed mail is retried at growing intervals, and logged without an address', async () => {
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

test("a refused password logs neither the password nor the server's answer", async () => {
  await step(createMailer(mailSettings('wrong-canary')));
  expect(office.log().map((line) => JSON.parse(line))).toMatchObject([{ code: 'EAUTH' }]);
  expect(office.log().join()).not.toMatch(/canary|caixa/);
  expect(receivers()).toEqual([]);
});

test('a retried mail includes the cases that came near since', async () => {
  post.behave('refuses');
  await step();
  post.behave('takes');
  pass(1);
  serve({ id: 'a', expiresAt: '2026-11-28T11:00:00.000Z' }, { id: 'b', expiresAt: ahead(40) });
  await step();
  expect(post.taken().map(({ subject }) => subject)).toEqual([expect.stringMatching(/^2 infrações/)]);
});

test('a retried mail leaves out what was answered or has passed another limit, and reports the newest limit', async () => {
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

test.each(['the connection died when all was said', 'the process died while it was sent'])(
  'a mail is never sent twice: %s',
  async (how) => {
    post.behave('dies-after-data');
    if (how.startsWith('the process')) {
      await expect(step(() => Promise.reject(new Error('killed')))).rejects.toThrow();
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
  },
);

test('a mail is sent in plain text to this machine only', async () => {
  await step(createMailer({ ...mailSettings(), local: false }));
  expect(receivers()).toEqual([]);
  expect(await lastTry(office.services().db)).toBe('waiting');
});
