import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { toReais } from '@/lib/format/money/money';
import { formatReais } from '@/lib/format/money/money-text';
import { qrPath } from '@/lib/format/qr/qr-path';
import { loadMessages } from '@/lib/messages/load-messages';
import { makeLink, removeLink } from '@/lib/server/charge-links/charge-link-store';
import { merchant, paidCharge, serveCharge, storedCharge } from '@/lib/server/charge-links/testing/charge-for-tests';
import { openDatabase } from '@/lib/server/database/database';
import { inbox, operations } from '@/lib/server/database/schema/schema';
import { officeForTests, type Person } from '@/lib/server/testing/office-for-tests';
import { openChargePages } from './charge-page-response';

const office = officeForTests();
let finance: Person;
let service: ReturnType<typeof serveCharge>;
let chargeId: string;
let token: string;
let pages: ReturnType<typeof openChargePages>;

beforeEach(async () => {
  office.clock.now = new Date('2026-11-27T15:00:00.000Z');
  finance = await office.person('finance');
  service = serveCharge(office);
  chargeId = randomUUID();
  service.become({ ...storedCharge, id: chargeId });
  const { db, environment } = office.services();
  await db.insert(operations).values({
    kind: 'charges.create',
    idempotencyKey: randomUUID(),
    fingerprint: Buffer.from('x'),
    state: 'done',
    amount: '37.90',
    expiresIn: 3600,
    transactionId: chargeId,
    staffId: finance.staffId,
  });
  token = (await makeLink(db, { chargeId, staffId: finance.staffId }, environment, office.clock.now)).token;
  pages = openChargePages(office.services(), loadMessages);
});

const later = (seconds: number) => {
  office.clock.now = new Date(office.clock.now.getTime() + seconds * 1000);
};

async function open(path = token, headers: Readonly<Record<string, string>> = {}) {
  const answer = await pages(new Request(`http://localhost:3000/c/${path}`, { headers }), path.split('/'));
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text, shown: shownBy(text) };
}

const signs: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' };

/** What a browser makes of a text of HTML. */
const unescaped = (text: string) => text.replaceAll(/&(?:lt|gt|quot|#39|amp);/g, (sign) => signs[sign] ?? sign);

/** The words of a page, without its tags. */
const shownBy = (text: string) => unescaped(text.slice(text.indexOf('<main>')).replaceAll(/<[^>]*>/g, ''));

const codeIn = (text: string) => {
  const [, code] = /<textarea[^>]*>([^<]*)<\/textarea>/.exec(text) ?? [];
  return code === undefined ? null : unescaped(code);
};

async function stageOf(headers: Readonly<Record<string, string>> = {}) {
  const { status, text } = await open(`${token}/state`, headers);
  return { status, ...JSON.parse(text) };
}

/** A callback about the charge has been stored. */
const notify = () =>
  office
    .services()
    .db.insert(inbox)
    .values({
      contentHash: Buffer.from(randomUUID()),
      source: 'webhook',
      verified: true,
      transactionId: chargeId,
      receivedAt: office.clock.now,
    });

test('the page shows merchant, amount, code as drawing and text, and until when it can be paid, with everything escaped', async () => {
  const { status, text, shown } = await open();
  expect(status).toBe(200);
  expect(shown).toContain(`Para ${merchant}`);
  expect(shown).toContain(formatReais(toReais('37.90'), 'pt-BR'));
  expect(shown).toContain('Vale até 27 nov 2026, 12:59 (horário de Brasília).');
  expect(codeIn(text)).toBe(storedCharge.qrCodeText);
  expect(text).toContain(` d="${qrPath(storedCharge.qrCodeText).path}"`);
  expect(text).toContain(`data-ms="${59 * 60_000}"`);
  expect(text).toContain('<html lang="pt-BR">');
  expect(text).toContain('<title>Pagar com Pix</title>');
});

test('the page names nobody and no id of ours or the service, before and after it is paid', async () => {
  const personal = /Rafael|529|982|rafael@|Rafaela|111\.|Banco Azul|4821|cob-777|loja-centro|482913/;
  const waiting = await open();
  expect(waiting.text).not.toMatch(personal);
  expect(waiting.text).not.toContain(chargeId);
  expect(waiting.text).not.toContain(token);
  service.become({ ...paidCharge, id: chargeId });
  later(11);
  const paid = await open();
  expect(paid.shown).toContain('Pagamento recebido');
  expect(paid.shown).toContain(paidCharge.endToEndId);
  expect(paid.shown).toContain('27 nov 2026, 12:00:05');
  expect(paid.text).not.toMatch(personal);
  expect(paid.text).not.toContain(chargeId);
  expect(paid.text).not.toContain(paidCharge.qrCodeText);
});

test('no cookie is set, no session read, and its headers let nothing in or out', async () => {
  const { headers } = await open(token, { cookie: finance.cookie });
  expect(headers.get('set-cookie')).toBeNull();
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  );
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('x-robots-tag')).toContain('noindex');
  expect(headers.get('cache-control')).toBe('no-store');
});

test('it speaks English to a browser that asks for it', async () => {
  const { text, shown } = await open(token, { 'accept-language': 'en-GB,en;q=0.8' });
  expect(text).toContain('<html lang="en">');
  expect(shown).toContain(formatReais(toReais('37.90'), 'en'));
  expect(shown).toContain('Valid until 27 Nov 2026, 12:59 (Brasília time).');
});

test('a callback turns it paid at the next look, without waiting for the service to be asked again', async () => {
  expect(await stageOf()).toEqual({ status: 200, stage: 'open' });
  service.become({ ...paidCharge, id: chargeId });
  later(3);
  expect(await stageOf()).toEqual({ status: 200, stage: 'open' });
  await notify();
  later(1);
  expect(await stageOf()).toEqual({ status: 200, stage: 'paid' });
});

test('a thousand people who look at once are one read of the service, and a minute of looking is few', async () => {
  await Promise.all(Array.from({ length: 1_000 }, () => open(`${token}/state`)));
  expect(service.reads()).toBe(1);
  for (let second = 0; second < 60; second += 3) {
    later(3);
    await Promise.all([stageOf(), stageOf(), stageOf()]);
  }
  expect(service.reads()).toBeLessThanOrEqual(7);
});

test('while the service fails the last known charge stays, and without one the page says so and is tried again', async () => {
  await open();
  service.become(null);
  later(30);
  expect(await stageOf()).toEqual({ status: 200, stage: 'open' });
  pages = openChargePages(office.services(), loadMessages);
  const { status, text, shown } = await open();
  expect(status).toBe(503);
  expect(shown).toContain('Não foi possível ler a cobrança agora');
  expect(text).toContain('<noscript><meta http-equiv="refresh" content="20"></noscript>');
});

test('while our own records cannot be read there is a page that is tried again, and a word in the log', async () => {
  const gone = openDatabase(office.services().environment.databaseUrl);
  await gone.close();
  pages = openChargePages({ ...office.services(), db: gone.db }, loadMessages);
  const { status, shown, text } = await open();
  expect(status).toBe(503);
  expect(shown).toContain('Não foi possível ler a cobrança agora');
  expect(text).toContain('http-equiv="refresh"');
  expect(office.log().join()).toContain('a link could not be looked up');
});

test('after its end it waits for the last word, then says that it ended, and offers no code', async () => {
  later(3_600);
  expect((await open()).shown).toContain('O prazo terminou.');
  service.become({ ...storedCharge, id: chargeId, status: 'EXPIRED', updatedAt: office.clock.now.toISOString() });
  later(11);
  const ended = await open();
  expect(ended.status).toBe(200);
  expect(ended.text).toContain('<body data-stage="spent" data-poll="15">');
  expect(ended.shown).toContain('Esta cobrança terminou sem pagamento');
  expect(ended.text).not.toContain('<svg');
  expect(codeIn(ended.text)).toBeNull();
});

test('a refunded payment says so', async () => {
  service.become({ ...paidCharge, id: chargeId, status: 'REFUNDED' });
  expect((await open()).shown).toContain('Pagamento devolvido');
});

test('a link that was taken back tells that within a second, and nothing else', async () => {
  await open();
  await removeLink(office.services().db, chargeId, office.clock.now);
  later(1);
  const { status, text, shown } = await open();
  expect(status).toBe(410);
  expect(shown).toContain('Este link não vale mais');
  expect(text).not.toMatch(/37,90|Casa|<svg/);
  expect(await stageOf()).toEqual({ status: 410, stage: 'removed' });
});

test.each(['AAAAAAAAAAAAAAAAAAAAAAAA', 'short', `${'A'.repeat(24)}/state`, `${'A'.repeat(24)}/other`, "'; drop table"])(
  '%s leads nowhere',
  async (path) => {
    expect((await open(path)).status).toBe(404);
  },
);

test('whoever guesses is refused before anything is looked up, and others still see what they have open', async () => {
  const guesser = { 'x-forwarded-for': '203.0.113.7' };
  for (let guess = 0; guess < 21; guess++) expect((await open(String(guess).padStart(24, 'x'), guesser)).status).toBe(404);
  const refused = await open('y'.repeat(24), guesser);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  expect(refused.shown).toContain('Muitas tentativas');
  expect((await open(token, { 'x-forwarded-for': '203.0.113.99' })).status).toBe(429);
  expect((await open(token, { 'x-forwarded-for': '198.51.100.1' })).status).toBe(200);
  expect((await open(token, guesser)).status).toBe(200);
  later(60);
  expect((await open(token, guesser)).status).toBe(200);
});

test('one network that looks without end is told to wait', async () => {
  const eager = { 'x-forwarded-for': '203.0.113.7' };
  for (let look = 0; look < 600; look++) expect((await stageOf(eager)).status).toBe(200);
  expect((await stageOf(eager)).status).toBe(429);
});

test('a code that a later reading lacks is still shown', async () => {
  await open();
  service.become({ ...storedCharge, id: chargeId, qrCodeText: null });
  later(11);
  expect(codeIn((await open()).text)).toBe(storedCharge.qrCodeText);
});

test('document, script and styles together are a few kilobytes, and no other file is asked for', async () => {
  service.become({ ...storedCharge, id: chargeId, qrCodeText: '0'.repeat(400) });
  const { text } = await open();
  const files = Array.from(text.matchAll(/(?:src|href)="([^"]+)"/g), ([, address]) => address);
  expect(files).toEqual(['/icon.svg', '/c/charge-page.css', '/c/charge-page.js']);
  const sizeOf = (content: string | Buffer) => gzipSync(content).length;
  expect(sizeOf(readFileSync('public/c/charge-page.js'))).toBeLessThan(1_500);
  expect(sizeOf(readFileSync('public/c/charge-page.css'))).toBeLessThan(1_500);
  expect(sizeOf(text)).toBeLessThan(12_000);
});
