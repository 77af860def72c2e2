import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { staff } from '@/lib/server/database/schema/schema';
import { directly } from '@/lib/server/environment/outgoing-environment';
import { postOnce } from '@/lib/server/http/post-once';
import { passOnNotices } from '@/lib/server/notice-sources/pass-on-notices';
import { pushKeysOf } from './push-keys';
import { sendMessages } from './send-messages';
import { pushForTests } from './testing/push-for-tests';
import { signedBy } from './testing/push-service-for-tests';

const { office, service, parts, notify, pathOf, takenBy, later, person, turnOn, pass, paid, readBy, devices, waiting } = pushForTests();
const minute = 60_000;

describe('a notice for a browser', () => {
  test('is read by that browser alone, in its language, and names the kind and where it leads, nothing else', async () => {
    const finance = await person('finance');
    const [desk, phone] = [await turnOn(finance), await turnOn({ ...finance, ...(await office.session(finance.staffId)) }, 'en')];
    await pass({ kind: 'money-out', key: '1', subject: 'SVTX1' });
    await sendMessages(parts());
    const shown = { kind: 'money-out', title: 'Balcão', path: '/transactions/SVTX1', list: '/transactions', unread: ['money-out'] };
    expect(readBy(desk)).toEqual([{ ...shown, language: 'pt-BR', text: 'Saída de valor alto' }]);
    expect(readBy(phone)).toEqual([{ ...shown, language: 'en', text: 'Large amount sent' }]);
    expect(() => phone.open(takenBy(desk)[0]?.body ?? Buffer.alloc(0))).toThrow();
    expect((await devices()).map(({ notifiedAt }) => notifiedAt)).toEqual([office.clock.now, office.clock.now]);
    expect(await waiting()).toEqual([]);
  });

  test('is signed with the key of this installation for that push service, and tells it no kind: not by topic, nor by length', async () => {
    const [finance, support] = [await person('finance'), await person('support')];
    const [one, other] = [await turnOn(finance), await turnOn(support)];
    await pass({ kind: 'money-out', key: '1', subject: 'SVTX1' }, { kind: 'dispute-opened', key: '1', subject: 'INF1' });
    await sendMessages(parts());
    const headers = service.taken().map((taken) => taken.headers);
    const claims = await signedBy(headers[0] ?? {}, office.clock.now);
    expect(claims).toMatchObject({ aud: service.origin(), publicKey: (await pushKeysOf(parts())).publicKey });
    expect(claims.sub).toMatch(/^(https|mailto):/);
    await expect(signedBy(headers[0] ?? {}, new Date(office.clock.now.getTime() + 61 * minute))).rejects.toThrow();
    for (const { ttl, urgency, topic, 'content-encoding': encoding } of headers) {
      expect([ttl, urgency, encoding]).toEqual(['21600', 'normal', 'aes128gcm']);
      expect(topic).toMatch(/^[\w-]{32}$/);
    }
    expect(new Set(headers.map(({ topic }) => topic)).size).toBe(3);
    expect(new Set(service.taken().map(({ body }) => body.length)).size).toBe(1);
    expect([readBy(one).length, readBy(other).length]).toEqual([2, 1]);
    expect(JSON.stringify(headers)).not.toMatch(/money|dispute|SVTX1|INF1/);
  });

  test('is sent once, though several instances pass notices on and send at once', async () => {
    const finance = await turnOn(await person('finance'));
    await notify(paid('SVTX1'));
    await Promise.all(Array.from({ length: 4 }, () => passOnNotices(parts())));
    await Promise.all(Array.from({ length: 4 }, () => sendMessages(parts())));
    later(5);
    await passOnNotices(parts());
    await sendMessages(parts());
    expect(readBy(finance)).toHaveLength(1);
  });

  test('that may wake a phone says so, and one that was read meanwhile is not sent', async () => {
    const finance = await person('finance');
    const browser = await turnOn(finance);
    await pass({ kind: 'approval-waiting', key: '1', subject: crypto.randomUUID() });
    await sendMessages(parts());
    expect(takenBy(browser)[0]?.headers.urgency).toBe('high');
    await pass(paid('SVTX2'));
    await office.send('POST', '/notices/read', { as: finance, body: { until: office.clock.now.toISOString() } });
    await sendMessages(parts());
    expect(readBy(browser)).toHaveLength(1);
  });

  test('carries what is unread still, so that the rest is taken from the screen', async () => {
    const finance = await person('finance');
    const browser = await turnOn(finance);
    await pass(paid('SVTX1'));
    await office.send('POST', '/notices/read', { as: finance, body: { until: office.clock.now.toISOString() } });
    later(1);
    await pass({ kind: 'refund-failed', key: '2', subject: 'SVTX2' });
    await sendMessages(parts());
    expect(readBy(browser)).toMatchObject([{ kind: 'refund-failed', unread: ['refund-failed'] }]);
  });

  test('is not sent of what was not chosen, of what is not theirs to see, and of what they did themselves', async () => {
    const [finance, developer] = [await person('finance'), await person('developer')];
    const browsers = [await turnOn(finance), await turnOn(developer)];
    await office.send('PUT', '/notice-settings', { as: finance, body: { kind: 'refund-failed', way: 'browser', on: false } });
    await pass({ kind: 'refund-failed', key: '1', subject: 'SVTX1' }, { ...paid('SVTX2'), actorId: finance.staffId });
    await sendMessages(parts());
    expect(browsers.flatMap(readBy)).toEqual([]);
    await pass(paid('SVTX3'));
    await office.services().db.update(staff).set({ role: 'developer' }).where(eq(staff.id, finance.staffId));
    await sendMessages(parts());
    expect(browsers.flatMap(readBy)).toEqual([]);
  });
});

describe('of a kind', () => {
  test('several at once are one message, which leads to their list', async () => {
    const browser = await turnOn(await person('finance'));
    await pass(paid('SVTX1'), paid('SVTX2'));
    await sendMessages(parts());
    expect(readBy(browser)).toMatchObject([{ kind: 'money-out', path: '/transactions' }]);
  });

  test('the newest takes the place of one that waits still, and of one the push service holds by the same topic', async () => {
    const browser = await turnOn(await person('finance'));
    service.answer(503);
    await pass(paid('SVTX1'));
    await sendMessages(parts());
    later(0.5);
    await pass(paid('SVTX2'));
    service.answer(201);
    await sendMessages(parts());
    later(10);
    await sendMessages(parts());
    const messages = readBy(browser);
    expect(messages.map(({ path }) => path)).toEqual(['/transactions/SVTX1', '/transactions']);
    expect(new Set(takenBy(browser).map(({ headers }) => headers.topic)).size).toBe(1);
  });

  test('a newer one that comes while the older is on its way is sent after it', async () => {
    const browser = await turnOn(await person('finance'));
    await pass(paid('SVTX1'));
    service.behave((_request, response) => {
      later(0.1);
      void pass(paid('SVTX2')).then(() => response.writeHead(201).end());
    });
    await sendMessages(parts());
    service.answer(201);
    await sendMessages(parts());
    expect(readBy(browser).map(({ path }) => path)).toEqual(['/transactions/SVTX1', '/transactions']);
  });
});

describe('a push service', () => {
  test.each([404, 410])('that answers %i ends the browser, and nothing waits for it any more', async (status) => {
    await turnOn(await person('finance'));
    await pass(paid('SVTX1'), { kind: 'refund-failed', key: '2', subject: 'SVTX2' });
    service.answer(status);
    await sendMessages(parts());
    expect([await devices(), await waiting()]).toEqual([[], []]);
  });

  test('that is busy is asked again when it says, and one that fails ever more rarely, until the notice is six hours old', async () => {
    const browser = await turnOn(await person('finance'));
    await pass(paid('SVTX1'));
    service.answer(429, { 'retry-after': '120' });
    await sendMessages(parts());
    later(1.9);
    await sendMessages(parts());
    expect(takenBy(browser)).toHaveLength(1);
    later(0.2);
    service.answer(500);
    await sendMessages(parts());
    expect(takenBy(browser)).toHaveLength(2);
    expect(await devices()).toMatchObject([{ problem: 'HTTP_500', notifiedAt: null }]);
    for (let minutes = 0; minutes < 8 * 60; minutes += 10) {
      later(10);
      await sendMessages(parts());
    }
    expect(takenBy(browser).length).toBeGreaterThan(6);
    expect(takenBy(browser).length).toBeLessThan(14);
    expect([await waiting(), (await devices()).length]).toEqual([[], 1]);
    const lifetimes = takenBy(browser).map(({ headers }) => Number(headers.ttl));
    expect(lifetimes).toEqual(lifetimes.toSorted((a, b) => b - a));
  });

  test.each([302, 400, 403, 413])('that refuses with %i is not asked again, and the person sees it until one arrives', async (status) => {
    const finance = await person('finance');
    const browser = await turnOn(finance);
    await pass(paid('SVTX1'));
    service.answer(status, status === 302 ? { location: `${service.origin()}/elsewhere` } : {});
    await sendMessages(parts());
    later(10);
    await sendMessages(parts());
    expect(service.taken().map(({ path }) => path)).toEqual([pathOf(browser)]);
    const list = async () => (await office.send('GET', '/notice-devices', { as: finance, services: parts() })).body.items;
    expect(await list()).toMatchObject([{ problem: `HTTP_${status}`, notifiedAt: null }]);
    service.answer(201);
    await pass(paid('SVTX2'));
    await sendMessages(parts());
    expect(await list()).toMatchObject([{ problem: null, notifiedAt: office.clock.now.toISOString() }]);
  });

  const call = (address: string) => ({ address, headers: {}, body: Buffer.from('x') });

  test('that never answers is given up after its time', async () => {
    service.behave(() => {});
    expect(await postOnce(call(service.origin()), directly, 50)).toEqual({ kind: 'later', code: 'TIMEOUT', waitMs: null });
  });

  test('whose name leads to this machine gets nothing', async () => {
    const outcome = await postOnce(call(service.origin().replace('127.0.0.1', 'localhost')), directly);
    expect(outcome).toEqual({ kind: 'later', code: 'PRIVATE_ADDRESS', waitMs: null });
    expect(service.taken()).toEqual([]);
  });

  test('that is not in the settings any more gets nothing', async () => {
    await turnOn(await person('finance'), 'pt-BR', 'https://gone.example');
    await pass(paid('SVTX1'));
    await sendMessages(parts());
    expect(await devices()).toMatchObject([{ problem: 'NOT_ALLOWED' }]);
    expect(await waiting()).toEqual([]);
  });
});
