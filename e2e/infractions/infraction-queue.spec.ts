import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { addFilter } from '@/e2e/support/filters';
import { expect, test } from '@/e2e/support/office-test';
import { hoursAhead, openDispute } from '@/e2e/support/open-dispute';
import { accountToken, sandbox } from '@/e2e/support/stack';
import { waitForShortcuts } from '@/e2e/support/wait-for-shortcuts';

test.use({ role: 'support' });

// In series, because each test looks at the whole queue, which all of them share.
test.describe.configure({ mode: 'default' });

const rowOf = (page: Page, id: string) => page.getByRole('row').filter({ has: page.locator(`a[data-row="${id}"]`) });
const listed = (page: Page) =>
  page
    .getByRole('table', { name: 'Infrações' })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
const linkOf = (page: Page, id: string) => page.locator(`tr a[data-row="${id}"]`);

/** Which of some cases the table shows, from top to bottom. */
async function orderOf(table: Locator, ids: readonly string[]): Promise<string[]> {
  const shown = await table.locator('a[data-row]').evaluateAll((links) => links.map((link) => link.getAttribute('data-row') ?? ''));
  return shown.filter((id) => ids.includes(id));
}

/** Opens the queue until it shows a case: the server may answer from a cached queue for some seconds. */
async function openQueue(page: Page, id: string): Promise<void> {
  await expect(async () => {
    await page.goto('/infractions');
    await expect(linkOf(page, id)).toBeVisible({ timeout: 4_000 });
  }).toPass();
}

/** Lets the server's clock, by which pages tell the time, move together with the browser's, and the session last that long. */
async function followClock(page: Page): Promise<(hours: number) => void> {
  let aheadMs = 0;
  await page.route(/\/api\/(office|payments)\//, async (route) => {
    const date = new Date(Date.now() + aheadMs).toUTCString();
    try {
      const response = await route.fetch();
      const text = await response.text();
      const body = route.request().url().endsWith('/sessions') ? text.replaceAll(/"endsAt":"2/g, '"endsAt":"3') : text;
      await route.fulfill({ status: response.status(), headers: { ...response.headers(), date }, body });
    } catch {
      // The page that asked is gone.
      await route.abort().catch(() => {});
    }
  });
  return (hours) => {
    aheadMs += hours * 3_600_000;
  };
}

test('a case moves from band to band while the page is open, and each limit is announced with its time', async ({ page }) => {
  const name = `Bruno ${randomUUID().slice(0, 8)}`;
  await page.clock.install({ time: new Date() });
  const moveServerClock = await followClock(page);
  const { id } = await openDispute({ expiresAt: hoursAhead(49) }, { payerName: name });
  await openQueue(page, id);
  const band = page
    .locator('tbody')
    .filter({ has: page.locator(`a[data-row="${id}"]`) })
    .getByRole('rowheader');
  await expect(band).toContainText('Mais de 48 h');
  await expect(rowOf(page, id)).toContainText('2 dias 0 h');

  const notice = page.getByRole('status').filter({ hasText: /responder até \d+ \w+ 2\d{3}, \d{2}:\d{2}/ });
  const bell = page.getByRole('button', { name: /^Prazos de infrações/ }).first();
  const inList = page.getByRole('link', { name: new RegExp(name) }).filter({ hasText: 'responder até' });
  // Deadlines that are near when the page is hydrated are not announced, so the clock is moved only after that.
  await waitForShortcuts(page);
  for (const [hours, heading, badge] of [
    [2, 'De 24 a 48 h', 'menos de 48 h'],
    [24, 'De 6 a 24 h', 'menos de 24 h'],
    [18, 'Menos de 6 h', 'menos de 6 h'],
    [6, 'Prazo vencido', 'prazo vencido'],
  ] as const) {
    moveServerClock(hours);
    await page.clock.fastForward(hours * 3_600_000);
    await expect(band).toContainText(heading);
    const words = (await notice.getByRole('paragraph').first().textContent()) ?? '';
    await notice.getByRole('button', { name: 'Entendi' }).click();
    await expect(notice.filter({ hasText: words })).toHaveCount(0);
    await bell.click();
    await expect(inList).toContainText(`${badge} · responder até`);
    await page.keyboard.press('Escape');
    // Closing the list marks all of it as seen; what comes later is new.
    await expect(inList).toBeHidden();
    await expect(bell).toHaveAccessibleName(/^Prazos de infrações(?!:)/);
  }
  await expect(rowOf(page, id)).toContainText(/vencido há/);
  await expect(page).toHaveTitle(/^\(\d+\) Infrações/);
  await bell.click();
  await inList.click();
  await expect(page).toHaveURL(`/infractions/${id}`);
});

test('a case is found, taken on, opened and left by keyboard alone', async ({ page }) => {
  const name = `Helena ${randomUUID().slice(0, 8)}`;
  const { id } = await openDispute({ expiresAt: hoursAhead(3) }, { payerName: name });
  await openQueue(page, id);
  await linkOf(page, id).focus();
  await page.keyboard.press('a');
  await expect(rowOf(page, id)).toContainText('você');
  await page.keyboard.press('s');
  await expect(page.getByRole('dialog', { name: `Pausar avisos de ${name}` })).toBeVisible();
  await page.getByRole('button', { name: /^por 1 hora/ }).click();
  const resume = page.getByRole('button', { name: `Retomar avisos de ${name}` });
  await expect(resume).toBeVisible();
  await expect(linkOf(page, id)).toBeFocused();
  await resume.press('Enter');
  await expect(resume).toHaveCount(0);
  await linkOf(page, id).focus();

  await page.keyboard.press('j');
  await expect(linkOf(page, id)).not.toBeFocused();
  await page.keyboard.press('k');
  await expect(linkOf(page, id)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/infractions/${id}`);
  await expect(page.getByRole('heading', { name: 'A sua defesa' })).toBeVisible();

  const text = page.getByLabel('A sua defesa');
  await text.focus();
  await page.keyboard.type('ajsn?/');
  await expect(text).toHaveValue('ajsn?/');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`/infractions/${id}`);
  await text.blur();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/infractions');
  await expect(linkOf(page, id)).toBeFocused();

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Ajuda: Infrações (MED)' })).toContainText('assumir a infração em foco');
});

test('what is over says plainly where the money went, and is found by what the service filters by', async ({ page }) => {
  const lost = await openDispute();
  const won = await openDispute();
  await sandbox.moveInfraction(lost.id, { token: accountToken, move: 'close', result: 'AGREED' });
  await sandbox.moveInfraction(won.id, { token: accountToken, move: 'close', result: 'DISAGREED' });
  for (const [dispute, words, outcome] of [
    [lost, 'Aceita, o valor volta', 'Aceita: o valor volta ao pagador'],
    [won, 'Recusada, fica com você', 'Recusada: o valor fica com você'],
  ] as const) {
    await page.goto('/infractions');
    await page.getByRole('link', { name: 'Encerradas' }).click();
    await expect(page).toHaveURL('/infractions?tab=ended');
    await addFilter(page, 'Transação', () => page.getByRole('searchbox', { name: 'Transação' }).fill(dispute.transaction.id));
    await expect(listed(page)).toHaveCount(1);
    await expect(listed(page)).toContainText(words);
    await listed(page).getByRole('link').click();
    await expect(page.getByText(`Esta infração está encerrada. ${outcome}.`)).toBeVisible();
  }
});

test('an open case is in sight on its payment and on the first page', async ({ page }) => {
  const { id, transaction } = await openDispute({ expiresAt: hoursAhead(4) });
  await page.goto('/');
  await expect(page.getByText(/infraç(ão espera|ões esperam) a sua defesa/)).toBeVisible();
  await page.goto(`/transactions/${transaction.id}`);
  await page.getByRole('link', { name: 'MED', exact: true }).click();
  await expect(page).toHaveURL(`/infractions/${id}`);
});

// The last one: whatever looks at the queue after it draws all of these cases.
test('the queue holds 250 cases that came in any order, the soonest first, and turns around as often as one likes', async ({ page }) => {
  test.setTimeout(180_000);
  const deadlines = Array.from({ length: 250 }, (_, at) => hoursAhead(60 + ((at * 97) % 250)));
  const cases: { id: string; expiresAt: string | null }[] = [];
  for (let at = 0; at < deadlines.length; at += 10) {
    const some = deadlines.slice(at, at + 10);
    cases.push(...(await Promise.all(some.map((expiresAt) => openDispute({ expiresAt }, { amount: 0.01 })))));
  }
  const none = await openDispute({ expiresAt: null }, { amount: 0.02 });
  const bySoonest = cases.toSorted((a, b) => (a.expiresAt ?? '').localeCompare(b.expiresAt ?? '')).map(({ id }) => id);
  const mine = [none.id, ...bySoonest];

  await openQueue(page, none.id);
  const table = page.getByRole('table', { name: 'Infrações' });
  await expect(page.getByText(/fila inteira lida às \d{2}:\d{2}:\d{2}/)).toBeVisible();
  await expect.poll(() => orderOf(table, mine)).toEqual(mine);

  const byTime = page.getByRole('button', { name: 'Falta' });
  const byAmount = page.getByRole('button', { name: 'Em risco' });
  for (const _again of [1, 2]) {
    await byTime.click();
    await expect(page).toHaveURL('/infractions?sort=-deadline');
    await expect.poll(() => orderOf(table, mine)).toEqual([none.id, ...bySoonest.toReversed()]);
    await byAmount.click();
    await expect.poll(async () => (await orderOf(table, mine)).at(-1)).toBe(none.id);
    await byTime.click();
    await expect.poll(() => orderOf(table, mine)).toEqual(mine);
  }
});
