import { chmod, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadMessages } from '@/lib/messages/load-messages';
import { parseAnchors } from '@/lib/server/audit/anchors/anchor-line';
import { storedAnchors } from '@/lib/server/audit/anchors/anchors';
import { recordAuditEvent } from '@/lib/server/audit/record';
import { auditAnchorDeliveries } from '@/lib/server/database/schema/audit-anchors-schema';
import { staffMails } from '@/lib/server/database/schema/people-schema';
import { staff } from '@/lib/server/database/schema/schema';
import type { Environment } from '@/lib/server/environment';
import { directly } from '@/lib/server/environment/outgoing-environment';
import { createMailer } from '@/lib/server/mail/mailer';
import { sendStaffMails } from '@/lib/server/staff-mails/send-staff-mails';
import { mailServer } from '@/lib/server/testing/mail-server';
import { officeForTests, type Person } from '@/lib/server/testing/office-for-tests';
import { postAnchor } from './post-anchor';
import { runAuditAnchors } from './run-audit-anchors';

const office = officeForTests();
const post = mailServer();
const minute = 60_000;
let folder: string;
let auditor: Person;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'anchors-'));
  const event = { actorId: null, address: null, action: 'staff.created', object: 'x', result: 'done' } as const;
  await recordAuditEvent(office.services().db, event, office.clock.now);
});
afterAll(() => rm(folder, { recursive: true }));

beforeEach(async () => {
  // Messages are compiled for the product's formatter; the one in tests complains about them.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  // Another day, of which there is no anchor yet.
  office.clock.now = new Date(office.clock.now.getTime() + 24 * 60 * minute);
  const { db } = office.services();
  await db.delete(auditAnchorDeliveries);
  await db.delete(staffMails);
  await db.update(staff).set({ active: false });
  auditor = await office.person('auditor');
});

type Places = Partial<Pick<Environment, 'auditAnchorFile' | 'auditAnchorMail' | 'auditAnchorUrl' | 'mail'>>;

const withPlaces = (places: Places) => ({ ...office.services(), environment: { ...office.services().environment, ...places } });
const run = (places: Places) => runAuditAnchors(withPlaces(places), office.clock.now);
const later = (minutes: number) => {
  office.clock.now = new Date(office.clock.now.getTime() + minutes * minute);
};
const mail = () => ({
  host: '127.0.0.1',
  port: post.port(),
  secure: false,
  local: true,
  auth: { user: 'balcao', pass: 'canary' },
  from: { name: 'Balcão', address: 'avisos@loja.example' },
});

async function placesShown(places: Places) {
  const as = { ...auditor, ...(await office.session(auditor.staffId)) };
  return (await office.send('GET', '/audit/anchoring', { as, services: withPlaces(places) })).body.places;
}

async function sendMails(places: Places) {
  await sendStaffMails(withPlaces(places), { mailer: createMailer(mail()), messages: await loadMessages('pt-BR') });
  return post.taken();
}

test('a file gets one line a day, in the zone of the business, however often the job runs, and is its owner’s alone', async () => {
  const places = { auditAnchorFile: join(folder, 'daily.txt') };
  office.clock.now = new Date('2026-12-20T02:30:00.000Z');
  await Promise.all([run(places), run(places), run(places)]);
  await run(places);
  later(60);
  await run(places);
  const lines = parseAnchors(await readFile(places.auditAnchorFile, 'utf8'));
  expect(lines.map(({ day }) => day)).toEqual(['2026-12-19', '2026-12-20']);
  expect(await storedAnchors(office.services().db)).toEqual(expect.arrayContaining(lines));
  expect((await stat(places.auditAnchorFile)).mode & 0o777).toBe(0o600);
  expect(await placesShown(places)).toEqual([{ channel: 'file', day: '2026-12-20', sequence: 1, waiting: null }]);
});

test('a file that others may write, and a link, are not written to; that is shown, logged and tried again', async () => {
  const path = join(folder, 'open.txt');
  await writeFile(path, '');
  await chmod(path, 0o666);
  await run({ auditAnchorFile: path });
  expect(await placesShown({ auditAnchorFile: path })).toMatchObject([{ waiting: { count: 1, problem: 'OPEN_TO_OTHERS' } }]);
  expect(JSON.stringify(office.log())).toContain('an anchor of the audit could not be delivered');
  const link = join(folder, 'link.txt');
  await symlink(path, link);
  later(1);
  await run({ auditAnchorFile: link });
  expect(await placesShown({ auditAnchorFile: link })).toMatchObject([{ waiting: { problem: 'ELOOP' } }]);
  expect(await readFile(path, 'utf8')).toBe('');
  await chmod(path, 0o600);
  later(2);
  await run({ auditAnchorFile: path });
  expect(parseAnchors(await readFile(path, 'utf8'))).toHaveLength(1);
  expect(await placesShown({ auditAnchorFile: path })).toMatchObject([{ channel: 'file', waiting: null }]);
});

test('an address that redirects or fails is tried again until it takes the anchor, and a redirect is not followed', async () => {
  const service = office.service();
  const places = { auditAnchorUrl: `${service.origin}/evidence` };
  service.behave((_request, response) => response.writeHead(307, { location: '/elsewhere' }).end());
  await run(places);
  expect(service.received.map(({ url }) => url)).toEqual(['/evidence']);
  expect(await placesShown(places)).toMatchObject([{ day: null, waiting: { count: 1, problem: 'HTTP_307' } }]);
  await run(places);
  expect(service.received).toHaveLength(1);
  let taken = '';
  service.behave((request, response) => {
    request.on('data', (chunk: Buffer) => (taken += chunk.toString()));
    request.on('end', () => response.writeHead(204).end());
  });
  later(1);
  await run(places);
  const [anchor] = (await storedAnchors(office.services().db)).slice(-1);
  expect(JSON.parse(taken)).toMatchObject({ ...anchor });
  expect(service.received.at(-1)?.headers).not.toHaveProperty('authorization');
  expect(await placesShown(places)).toMatchObject([{ channel: 'address', day: anchor?.day, waiting: null }]);
});

test('an address that never answers is given up after its time', async () => {
  const anchor = { day: '2026-11-27', rows: 1, sequence: 1, hash: 'ab'.repeat(32) };
  office.service().behave(() => {});
  await expect(postAnchor(`${office.service().origin}/silent`, anchor, directly, 50)).rejects.toMatchObject({ code: 'TIMEOUT' });
});

test('an address whose name leads to this machine gets nothing', async () => {
  const { service } = office;
  const anchor = { day: '2026-11-27', rows: 1, sequence: 1, hash: 'ab'.repeat(32) };
  const before = service().received.length;
  const address = service().origin.replace('127.0.0.1', 'localhost');
  expect(address).toContain('localhost');
  await expect(postAnchor(address, anchor, directly)).rejects.toMatchObject({ code: 'PRIVATE_ADDRESS' });
  expect(service().received).toHaveLength(before);
});

test('every active auditor gets the line by mail, without any personal data of others, and it has arrived once one was sent', async () => {
  const places = { auditAnchorMail: 'on', mail: mail() } as const;
  const other = await office.person('auditor');
  await office.person('admin');
  await run(places);
  expect(await placesShown(places)).toMatchObject([{ channel: 'mail', waiting: { problem: null } }]);
  const mails = await sendMails(places);
  expect(mails.flatMap(({ to }) => to).toSorted()).toEqual([auditor.email, other.email].toSorted());
  const [anchor] = (await storedAnchors(office.services().db)).slice(-1);
  expect(parseAnchors(mails[0]?.text ?? '')).toEqual([anchor]);
  expect(await placesShown(places)).toMatchObject([{ channel: 'mail', day: anchor?.day, waiting: null }]);
  later(120);
  await run(places);
  expect(await sendMails(places)).toEqual([]);
});

test('mails that the server refuses stay visible, and are queued again after all were given up', async () => {
  const places = { auditAnchorMail: 'on', mail: mail() } as const;
  post.behave('refuses');
  await run(places);
  for (let tries = 1; tries <= 8; tries += 1) {
    await sendMails(places);
    later(5);
  }
  expect(await office.services().db.select().from(staffMails)).toEqual([]);
  expect(await placesShown(places)).toMatchObject([{ waiting: { count: 1, problem: 'EENVELOPE' } }]);
  post.behave('takes');
  await run(places);
  expect(await sendMails(places)).toHaveLength(1);
  expect(await placesShown(places)).toMatchObject([{ waiting: null }]);
});

test('without an active auditor the mail waits for one', async () => {
  const places = { auditAnchorMail: 'on', mail: mail() } as const;
  await office.services().db.update(staff).set({ active: false }).where(eq(staff.role, 'auditor'));
  await run(places);
  await office.services().db.update(staff).set({ active: true }).where(eq(staff.id, auditor.staffId));
  expect(await placesShown(places)).toMatchObject([{ waiting: { problem: 'NO_AUDITOR' } }]);
});

test('without a place the anchor is made all the same, and the head is shown to be kept nowhere else', async () => {
  const before = (await storedAnchors(office.services().db)).length;
  await run({});
  expect(await storedAnchors(office.services().db)).toHaveLength(before + 1);
  expect(await placesShown({})).toEqual([]);
});
