import type { Page, Worker } from '@playwright/test';
import { expectClean } from '@/e2e/support/expect-clean';
import { expect, test } from '@/e2e/support/office-test';
import { signInByRequest } from '@/e2e/support/sign-in';
import { appUrl } from '@/e2e/support/stack';
import type { PushMessage } from '@/lib/contracts/office/notices/notice-devices';

const settings = '/settings/notices';

/**
 * A browser without a push service behind it, and without a screen for notices, as headless ones are: the subscription is made up, and a permission
 * that is given counts. All else is the browser's own.
 */
async function subscribeWithoutService(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const stored = () => localStorage.getItem('made-subscription');
    const subscription = () =>
      stored() === null
        ? null
        : {
            toJSON: () => JSON.parse(stored() ?? ''),
            unsubscribe: async () => {
              localStorage.removeItem('made-subscription');
              return true;
            },
          };
    const encoded = (bytes: Uint8Array) =>
      btoa(String.fromCharCode(...bytes))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '');
    const subscribe = async () => {
      const keys = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
      const p256dh = encoded(new Uint8Array(await crypto.subtle.exportKey('raw', keys.publicKey)));
      const auth = encoded(crypto.getRandomValues(new Uint8Array(16)));
      const endpoint = `https://push.example/send/${crypto.randomUUID()}`;
      localStorage.setItem('made-subscription', JSON.stringify({ endpoint, keys: { p256dh, auth } }));
      return subscription();
    };
    Object.assign(PushManager.prototype, { subscribe, getSubscription: async () => subscription() });
    Object.defineProperty(Notification, 'permission', { get: () => (stored() === null ? 'default' : 'granted') });
  });
}

/** The service worker of a page, with a screen to show notices on: a headless browser has none. */
async function workerOf(page: Page): Promise<Worker> {
  const worker = page.context().serviceWorkers()[0] ?? (await page.context().waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    const onScreen: { title: string; body: string; tag: string; data: { path: string } }[] = [];
    Object.assign(globalThis, { onScreen });
    Object.assign(Reflect.get(globalThis, 'registration'), {
      getNotifications: async ({ tag }: { tag?: string } = {}) =>
        onScreen
          .filter((one) => tag === undefined || one.tag === tag)
          .map((one) => ({ ...one, close: () => void onScreen.splice(onScreen.indexOf(one), 1) })),
      showNotification: async (title: string, { body, tag, data }: { body: string; tag: string; data: { path: string } }) => {
        const before = onScreen.findIndex((one) => one.tag === tag);
        onScreen.splice(before < 0 ? onScreen.length : before, 1, { title, body, tag, data });
      },
    });
  });
  return worker;
}

const devices = (page: Page) => page.getByRole('list').filter({ has: page.getByRole('button', { name: /^Testar os avisos/ }) });

async function turnOn(page: Page): Promise<void> {
  await page.goto(settings);
  await page.getByRole('button', { name: 'Ligar neste aparelho' }).click();
  await expect(devices(page).getByText('este', { exact: true })).toBeVisible();
}

/** Hands a message to the service worker of a page, as a push service does by way of the browser. */
async function push(page: Page, message: PushMessage): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [found] = registrations.filter(({ scopeURL }) => scopeURL.startsWith(appUrl));
      if (found) resolve(found.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  await session.send('ServiceWorker.deliverPushMessage', { origin: appUrl, registrationId, data: JSON.stringify(message) });
}

const shown = (worker: Worker) =>
  worker.evaluate(() => {
    const onScreen: { title: string; body: string; tag: string; data: { path: string } }[] = Reflect.get(globalThis, 'onScreen');
    return onScreen.map(({ title, body, tag, data }) => ({ title, body, tag, path: data.path }));
  });

const message: PushMessage = {
  kind: 'money-out',
  title: 'Balcão',
  text: 'Saída de valor alto',
  language: 'pt-BR',
  path: '/transactions/SVTX1',
  list: '/transactions',
  unread: ['money-out', 'refund-failed'],
};

test('a browser asks for its permission by a press alone, is told while Balcão is closed, and says when it cannot be', async ({
  openAs,
}) => {
  const page = await openAs('finance', { permissions: ['notifications'] });
  await subscribeWithoutService(page);
  await page.goto(settings);
  await expect(page.getByRole('button', { name: 'Ligar neste aparelho' })).toBeVisible();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await turnOn(page);
  await expectClean(page, 'notices of browsers');

  const worker = await workerOf(page);
  await push(page, message);
  await expect
    .poll(() => shown(worker))
    .toEqual([{ title: 'Balcão', body: 'Saída de valor alto', tag: 'money-out', path: '/transactions/SVTX1' }]);
  await push(page, { ...message, path: '/transactions/SVTX2' });
  await expect.poll(() => shown(worker)).toMatchObject([{ path: '/transactions' }]);
  await push(page, { ...message, kind: 'refund-failed', text: 'Devolução que não foi feita', unread: ['refund-failed'] });
  await expect.poll(() => shown(worker)).toMatchObject([{ tag: 'refund-failed' }]);
  // Opening the page it leads to takes it from the screen.
  await page.goto('/transactions/SVTX1');
  await expect.poll(() => shown(worker)).toEqual([]);

  await page.goto(settings);
  const row = devices(page).getByRole('listitem').filter({ hasText: 'este' });
  await row.getByRole('button', { name: /^Testar/ }).click();
  await expect(page.getByText(/Aviso de teste enviado/)).toBeVisible();
  // No push service is behind that address.
  await expect(row.getByText(/não foi entregue/)).toBeVisible();
  await row.getByRole('button', { name: /^Desligar/ }).click();
  await expect(page.getByRole('button', { name: 'Ligar neste aparelho' })).toBeVisible();
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('a browser that refuses, or takes no notices, says so plainly', async ({ openAs, addPerson }) => {
  const person = await addPerson('finance');
  const refused = await openAs(null);
  await signInByRequest(refused.request, person);
  await refused.addInitScript(() => {
    Object.assign(Notification, { requestPermission: async () => 'denied' });
  });
  await refused.goto(settings);
  await refused.getByRole('button', { name: 'Ligar neste aparelho' }).click();
  await expect(refused.getByText(/O navegador não deixa o Balcão avisar/)).toBeVisible();
  await expect(devices(refused)).toHaveCount(0);

  const old = await openAs('finance', { viewport: { width: 390, height: 844 } });
  await old.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
  await old.goto(settings);
  await expect(old.getByText(/Este navegador não recebe avisos de páginas/)).toBeVisible();
  await expect(old.getByRole('button', { name: 'Ligar neste aparelho' })).toHaveCount(0);
});

test('without a network a page says so, in both languages, and nothing of the product is stored in the browser', async ({ openAs }) => {
  const page = await openAs('finance', { permissions: ['notifications'] });
  await subscribeWithoutService(page);
  await turnOn(page);
  await page.goto('/transactions');
  await page.context().setOffline(true);
  await page.goto('/withdrawals');
  await expect(page.getByRole('heading', { name: 'Sem conexão' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  await expectClean(page, 'offline');
  const stored = await page.evaluate(async () => {
    const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(stored).toEqual(['/offline']);
  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'Tentar de novo' }).click();
  await expect(page).toHaveURL('/withdrawals');
  await expect(page.getByRole('heading', { name: 'Saques', exact: true })).toBeVisible();
});

test('signing out ends the notices of that browser, and signing in again does not bring them back', async ({ openAs, addPerson }) => {
  const person = await addPerson('finance');
  const page = await openAs(null, { permissions: ['notifications'] });
  await signInByRequest(page.request, person);
  await subscribeWithoutService(page);
  await turnOn(page);
  await page.getByRole('button', { name: /conta e preferências/ }).click();
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL(/sign-in/);
  await signInByRequest(page.request, person);
  await page.goto(settings);
  await expect(page.getByRole('button', { name: 'Ligar neste aparelho' })).toBeVisible();
  await expect(devices(page)).toHaveCount(0);
});
