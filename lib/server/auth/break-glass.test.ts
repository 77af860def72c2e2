import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { loadMessages } from '@/lib/messages/load-messages';
import { staffMails } from '@/lib/server/database/schema/people-schema';
import { staff } from '@/lib/server/database/schema/schema';
import { passwordFailures } from '@/lib/server/database/schema/throttle-schema';
import { secondFactorForTests } from '@/lib/server/second-factor/testing/second-factor-for-tests';
import { composeStaffMail } from '@/lib/server/staff-mails/compose';
import { appUrl, type Person, password } from '@/lib/server/testing/office-for-tests';
import { ssoSettings } from '@/lib/server/testing/sso-for-tests';
import { passkeySignInOptions, signInByPasskey } from './passkey-sign-in';
import { signIn } from './sign-in';

const { office, enrolPasskey } = secondFactorForTests({ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'avisos@loja.example' });
const from = { address: '203.0.113.7', browser: 'Firefox', cookies: null };
const issuer = 'https://login.empresa.example';

beforeEach(async () => {
  await office.services().db.delete(passwordFailures);
  await office.services().db.delete(staffMails);
});

/** The server with single sign-on, where these people may still use a password; everybody while there are none. */
function services(breakGlass: readonly string[] = []) {
  const all = office.services();
  return { ...all, environment: { ...all.environment, sso: ssoSettings({ issuer, breakGlass }) } };
}

const enter = async ({ email }: Person, breakGlass: readonly string[] = []) =>
  (await signIn({ email, password }, from, services(breakGlass))).kind;
const bind = ({ staffId }: Person) =>
  office.services().db.update(staff).set({ ssoIssuer: issuer, ssoSubject: staffId }).where(eq(staff.id, staffId));

/** Signs in by a passkey alone. */
async function enterByPasskey(person: Person, key: Awaited<ReturnType<typeof enrolPasskey>>['key'], breakGlass: readonly string[] = []) {
  const { options } = passkeySignInOptions(office.services());
  const assertion = key.get(options, { origin: appUrl });
  return signInByPasskey(assertion, from, services(breakGlass)).then(
    () => person.email,
    () => 'refused',
  );
}

describe('where people of emergencies are named', () => {
  test('nobody else signs in with a password, in the same words as with a wrong one', async () => {
    const [person, other] = [await office.person('finance'), await office.person('admin')];
    expect(await enter(person, [other.email])).toBe('refused');
    expect(await enter(person)).toBe('signed-in');
  });

  test('nor by a passkey alone', async () => {
    const [person, other] = [await office.person('finance'), await office.person('admin')];
    const { key } = await enrolPasskey(person);
    expect(await enterByPasskey(person, key, [other.email])).toBe('refused');
    expect(await enterByPasskey(person, key)).toBe(person.email);
  });

  test('their sign-in is audited, shown, and mailed to every administrator', async () => {
    const person = await office.person('admin', { name: 'Otávio Serra' });
    const admin = await office.person('admin');
    expect(await enter(person, [person.email])).toBe('signed-in');
    expect(await office.audited()).toContainEqual(
      expect.objectContaining({ action: 'session.break-glass-used', object: person.staffId, result: 'done', address: '203.0.113.7' }),
    );
    const mails = await office.services().db.select().from(staffMails);
    const receivers = mails.filter(({ kind }) => kind === 'break-glass-used').map(({ staffId }) => staffId);
    expect(receivers).toEqual(expect.arrayContaining([person.staffId, admin.staffId]));
    const { body } = await office.send('GET', '/security-alerts', { as: admin });
    expect(body.items).toContainEqual(expect.objectContaining({ kind: 'break-glass-used', person: 'Otávio Serra', mine: false }));
    const values = mails.find(({ kind }) => kind === 'break-glass-used')?.values ?? {};
    const to = { name: 'Ana', address: 'ana@loja.example' };
    const mail = composeStaffMail({ to, kind: 'break-glass-used', values, appUrl, messages: await loadMessages('pt-BR') });
    expect(mail?.text).toContain('Otávio Serra entrou com senha ou chave de acesso, e não pelo SSO da empresa');
  });

  test('their passkey is told of as well', async () => {
    const person = await office.person('finance');
    const { key } = await enrolPasskey(person);
    const before = (await office.audited()).length;
    expect(await enterByPasskey(person, key, [person.email])).toBe(person.email);
    const actions = (await office.audited()).slice(before).map(({ action }) => action);
    expect(actions).toContain('session.break-glass-used');
  });
});

test('whoever is bound to the provider signs in there alone, though a password or passkey is left', async () => {
  const person = await office.person('finance');
  const { key } = await enrolPasskey(person);
  await bind(person);
  expect(await enter(person)).toBe('refused');
  expect(await enterByPasskey(person, key)).toBe('refused');
  expect(await enter(person, [person.email])).toBe('refused');
});
